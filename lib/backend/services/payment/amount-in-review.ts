import { sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { sayRupees } from '../messages/say.ts';

/**
 * Sums the payments, named `p` in the condition, that do not match and wait for staff: what the
 * gateway reported, or else what was requested. Paise.
 */
export const amountInReview = (condition: SQL): SQL<number> => sql<number>`(
  select coalesce(sum(coalesce(p.taken, p.amount)), 0)::integer from payments p
  where p.status = 'flagged' and ${condition})`;

/**
 * Throws 409 with what `say` makes of the amount while staff check a payment of this order, so that
 * it is not paid twice. The order must be locked, because payments are flagged under its lock.
 */
export async function refuseInReview(
  { db }: ServiceContext,
  orderId: number,
  say: (amount: string) => string,
): Promise<void> {
  const { rows } = await db.execute<{ paise: number }>(
    sql`select ${amountInReview(sql`p.order_id = ${orderId}`)} as paise`,
  );
  const paise = rows[0]?.paise ?? 0;
  if (paise > 0) throw conflict(say(sayRupees(paise)));
}
