import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import type { OrderRow } from '../../../db/schema/order.ts';
import { giftVoucherEntries, giftVouchers } from '../../../db/schema/voucher.ts';
import type { GivenVouchers } from '../../cart/price-lines.ts';
import { alwaysUsable } from '../place/agreed-terms.ts';
import { findCoupon } from '../../coupon/find-coupon.ts';

/**
 * Returns the vouchers of a placed order. Its coupon was accepted when the order was placed: from
 * then on only its products and its minimum are checked, with the agreed terms. Its gift voucher is
 * worth the amount spent on the order and its current balance.
 */
export async function vouchersOfOrder(
  context: ServiceContext,
  { id, customerId, couponCode, agreedTerms }: OrderRow,
): Promise<GivenVouchers> {
  const coupon = couponCode ? await findCoupon(context, customerId, couponCode) : undefined;
  const accepted = coupon && { ...coupon, ...agreedTerms?.coupon, ...alwaysUsable };
  const [spent] = await context.db
    .select({
      id: giftVouchers.id,
      codeHash: giftVouchers.codeHash,
      lastFour: giftVouchers.lastFour,
      balance: sql<number>`(case when ${giftVouchers.blockedAt} is null
        then ${giftVouchers.balance} else 0 end - sum(${giftVoucherEntries.change}))::integer`,
    })
    .from(giftVouchers)
    .innerJoin(giftVoucherEntries, eq(giftVoucherEntries.voucherId, giftVouchers.id))
    .where(eq(giftVoucherEntries.orderId, id))
    .groupBy(giftVouchers.id);
  return {
    coupon: couponCode ? { code: couponCode, found: accepted } : undefined,
    gift:
      spent && spent.balance > 0
        ? { hash: spent.codeHash, found: { ...spent, isBlocked: false } }
        : undefined,
  };
}
