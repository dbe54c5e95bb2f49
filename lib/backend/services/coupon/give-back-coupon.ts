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
 * Releases the coupon use of a cancelled order, for its customer and in total. Idempotent; does
 * nothing if the order had no coupon. Runs in the transaction of `context`; must be called before
 * stock is given back: orders lock the coupon before the stock.
 */
export async function giveBackCoupon({ db, now }: ServiceContext, orderId: number): Promise<void> {
  await giveBack(db, { orderId, now: now() });
}
