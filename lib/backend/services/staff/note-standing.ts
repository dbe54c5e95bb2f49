import type { CustomerCaller } from '../../context.ts';
import { notAllowed } from '../../errors.ts';

interface Written {
  /** Null where the colleague is no more. */
  staffId: number | null;
  editedAt: Date | null;
  /** It says what has happened, such as a reply that was sent: it stays as it is. */
  isFixed?: boolean;
}

/** What a note says of itself towards whoever reads it. */
export function noteStanding(
  { customerId, isSuperuser }: Pick<CustomerCaller, 'customerId' | 'isSuperuser'>,
  { staffId, editedAt, isFixed = false }: Written,
) {
  const isOwn = staffId === customerId;
  return {
    edited_at: editedAt?.toISOString() ?? null,
    may_change: !isFixed && isOwn,
    may_remove: !isFixed && (isOwn || isSuperuser),
  };
}

/** 403 for whoever may not do this to a note: its writer changes it, its writer and owners remove it. */
export function requireNote(
  caller: CustomerCaller,
  note: Written,
  wish: 'may_change' | 'may_remove',
): void {
  if (!noteStanding(caller, note)[wish]) throw notAllowed();
}
