import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { Coupon } from './coupon.ts';
import { selectCoupons } from './select-coupons.ts';

const couponOfCode = namedStatement<Coupon>(
  'coupon_of_code',
  selectCoupons(sql`k.code = ${sql.placeholder('code')}::text`),
);

/** Returns the coupon of a code (case-insensitive) for a customer; undefined if there is none. */
export async function findCoupon(
  { db }: ServiceContext,
  forCustomer: number,
  code: string,
): Promise<Coupon | undefined> {
  const [coupon] = await couponOfCode(db, {
    customerId: forCustomer,
    code: code.trim().toUpperCase(),
  });
  return coupon;
}
