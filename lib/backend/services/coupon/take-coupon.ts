import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';

interface CouponUse {
  couponId: number;
  customerId: number;
  orderId: number;
  discount: number;
}

const couponId = sql`${sql.placeholder('couponId')}::integer`;
const customerId = sql`${sql.placeholder('customerId')}::integer`;
const orderId = sql`${sql.placeholder('orderId')}::integer`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

/*
 * Conditional update: of two orders for the last use one gets no row. The row lock also keeps other
 * orders from using the coupon, so the count of the next statement stays valid.
 */
const count = namedStatement<{ id: number }>(
  'coupon_count_use',
  sql`update coupons set used_count = used_count + 1
      where id = ${couponId} and is_active
        and (uses_in_all is null or used_count < uses_in_all)
        and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
      returning id`,
);

const book = namedStatement<{ id: number }>(
  'coupon_book_use',
  sql`insert into coupon_uses (coupon_id, customer_id, order_id, discount, created_at)
      select k.id, ${customerId}, ${orderId}, ${sql.placeholder('discount')}::integer, ${now}
      from coupons k
      where k.id = ${couponId}
        and (k.uses_per_customer is null or k.uses_per_customer > (
          select count(*) from coupon_uses u
          where u.coupon_id = k.id and u.customer_id = ${customerId} and u.given_back_at is null))
        and not (k.first_order_only and exists (
          select from orders o
          where o.customer_id = ${customerId} and o.id <> ${orderId} and o.status <> 'Cancelled'))
      returning id`,
);

/**
 * Records the use of a coupon by an order that was just written. Returns false if another order was
 * first or the coupon has just ended: the caller must then roll back.
 */
export async function takeCoupon(context: ServiceContext, use: CouponUse): Promise<boolean> {
  const values = { ...use, now: context.now() };
  const counted = await count(context.db, values);
  if (counted.length === 0) return false;
  return (await book(context.db, values)).length > 0;
}

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
