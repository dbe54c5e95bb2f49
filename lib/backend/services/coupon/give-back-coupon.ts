import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';

const giveBack = namedStatement<{ id: number }>(
  'give_back_coupon',
  sql`with given as (
        update coupon_uses set given_back_at = ${sql.placeholder('now')}::timestamptz
        where order_id = ${sql.placeholder('orderId')}::integer and given_back_at is null
        returning coupon_id
      )
      update coupons set used_count = used_count - 1
      from given where coupons.id = given.coupon_id
      returning coupons.id`,
);

/**
 * Lets the coupon of a cancelled order be used again, by its customer and in all; once, however
 * often it is called, and nothing where the order had none. Works in the transaction of `context`;
 * to be called before stock is given back, as orders take the coupon before the stock.
 */
export async function giveBackCoupon({ db, now }: ServiceContext, orderId: number): Promise<void> {
  await giveBack(db, { orderId, now: now() });
}
