import { eq, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { CouponUse, listCouponUses as call } from '../../../contract/staff-coupon.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { couponUses } from '../../db/schema/voucher.ts';
import { toRupees } from '../../../contract/money.ts';
import { formatOrderId } from '../order/order-id.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';

/** Returns the orders that used a coupon, newest first; empty for an unknown coupon. */
export async function listCouponUses(
  { db }: ServiceContext,
  couponId: number,
  query: QueryOf<typeof call>,
): Promise<PageOf<CouponUse>> {
  const matching = sql`from coupon_uses where coupon_id = ${couponId}`;
  return readPage(db, query, matching, async (limit, offset) => {
    const rows = await db
      .select({ use: couponUses, first: customers.firstName, last: customers.lastName })
      .from(couponUses)
      .innerJoin(customers, eq(customers.id, couponUses.customerId))
      .where(eq(couponUses.couponId, couponId))
      .orderBy(sortBy({ used_at: couponUses.id }, query.sort ?? '-used_at'))
      .limit(limit)
      .offset(offset);
    return rows.map(({ use, first, last }) => ({
      order_id: formatOrderId(use.orderId),
      customer: { id: use.customerId, name: `${first} ${last}`.trim() },
      discount: toRupees(use.discount),
      used_at: use.usedAt.toISOString(),
      given_back_at: use.givenBackAt?.toISOString() ?? null,
    }));
  });
}
