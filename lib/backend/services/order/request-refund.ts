import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';

/**
 * Writes down that every payment of an order is to be paid back, in full or as far as `most` paise
 * go: rows of `refunds` with the status `requested`, which the payment service works off. A payment
 * that has one already gets no second. Answers the paise that are due; 0 where nothing was paid
 * online.
 */
export async function requestRefund(
  { db, now }: ServiceContext,
  orderId: number,
  reason: string,
  most?: number,
): Promise<number> {
  const { rows } = await db.execute<{ amount: number }>(sql`
    insert into refunds (payment_id, order_id, amount, reason, created_at)
    select p.id, p.order_id, least(p.amount, ${most ?? null}::integer), ${reason}, ${now()}
    from payments p
    where p.order_id = ${orderId} and p.status = 'paid'
      and not exists (select from refunds r where r.payment_id = p.id)
    returning amount`);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
