import { and, eq, isNull, or } from 'drizzle-orm';
import { mayEnter } from '../../../contract/staff-area.ts';
import { isMailedFromStart, noticeTexts, type NoticeKind } from '../../../contract/staff-notice.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { noticeChoices } from '../../db/schema/notice.ts';

interface Reader {
  id: number;
  email: string | null;
  mail: boolean;
  push: boolean;
  /** May see amounts and customers of orders. */
  seesOrders: boolean;
  isVaidya: boolean;
}

/**
 * Returns the staff who have chosen this kind of notice and may see it now; owners and the vaidya
 * get some kinds by mail from the start.
 */
export async function readersOf(
  { db }: Pick<ServiceContext, 'db'>,
  kind: NoticeKind,
): Promise<Reader[]> {
  const rows = await db
    .select({
      id: customers.id,
      email: customers.email,
      isStaff: customers.isStaff,
      isSuperuser: customers.isSuperuser,
      areas: customers.staffAreas,
      mail: noticeChoices.mail,
      push: noticeChoices.push,
    })
    .from(customers)
    .leftJoin(
      noticeChoices,
      and(eq(noticeChoices.staffId, customers.id), eq(noticeChoices.kind, kind)),
    )
    .where(
      and(
        isNull(customers.deactivatedAt),
        or(eq(customers.isStaff, true), eq(customers.isSuperuser, true)),
      ),
    );
  return rows
    .filter((row) => mayEnter(row, noticeTexts[kind].permission))
    .map((row) => ({
      id: row.id,
      email: row.email,
      mail: row.mail ?? isMailedFromStart(row, kind),
      push: row.push ?? false,
      seesOrders: mayEnter(row, 'orders'),
      isVaidya: mayEnter(row, 'vaidya'),
    }));
}
