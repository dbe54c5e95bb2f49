import type { CustomerCaller } from '../../context.ts';
import { notAllowed } from '../../errors.ts';

interface Written {
  /** Null if the staff account no longer exists. */
  staffId: number | null;
  editedAt: Date | null;
  /** Records an event, such as a reply that was sent: cannot be changed or removed. */
  isFixed?: boolean;
}

/** Returns the note's edit time and the caller's permissions for it. */
export function notePermissions(
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

/**
 * Throws 403 if the caller may not do this: authors change and remove their notes, owners remove
 * any.
 */
export function requireNote(
  caller: CustomerCaller,
  note: Written,
  wish: 'may_change' | 'may_remove',
): void {
  if (!notePermissions(caller, note)[wish]) throw notAllowed();
}
