import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { orderLines, orders } from '../../../db/schema/order.ts';
import { couponUses } from '../../../db/schema/voucher.ts';
import { conflict } from '../../../errors.ts';
import { giveBackCoupon } from '../../coupon/take-coupon.ts';
import { spendGiftVoucher } from '../../gift-voucher/spend-gift-voucher.ts';
import { payOut } from '../../refund/pay-out.ts';
import { giveBackStock } from '../step/give-back-stock.ts';
import { takeStock } from '../place/reserve-stock.ts';
import type { ChangePlan } from './plan-change.ts';

/**
 * Writes a planned change of a locked order: rows, figures, coupon, refund, gift voucher, and last
 * the stock. 409 if another order was faster; the caller's transaction is then rolled back.
 */
export async function applyChange(
  context: ServiceContext,
  plan: ChangePlan,
  { reason, staffId }: { reason: string; staffId?: number | undefined },
): Promise<void> {
  await writeRows(context, plan);
  await writeOrder(context, plan);
  await settleVouchers(context, plan);
  const { order, balance, settlement } = plan;
  await payOut(context, order.id, balance, {
    money: settlement.refund,
    giftVoucher: Math.max(0, settlement.giftVoucherBack),
    reason,
    staffId,
  });
  await moveStock(context, plan);
}

async function writeRows({ db }: ServiceContext, { order, existingLines, cart }: ChangePlan) {
  const remainingIds = cart.lines.map(({ productId }) => productId);
  await db
    .delete(orderLines)
    .where(and(eq(orderLines.orderId, order.id), notInArray(orderLines.productId, remainingIds)));
  for (const [index, line] of cart.lines.entries()) {
    const { productId, name, sku, hsn, image, quantity, price, gstRate, isReturnable } = line;
    const share = cart.totals.lines[index];
    const amounts = {
      quantity,
      total: price * quantity,
      discount: share?.discount ?? 0,
      tax: share?.gst ?? 0,
    };
    const row = existingLines.find((one) => one.productId === productId);
    if (row) await db.update(orderLines).set(amounts).where(eq(orderLines.id, row.id));
    else {
      const product = { productId, name, sku, hsn, image, price, gstRate, isReturnable };
      await db.insert(orderLines).values({ orderId: order.id, ...product, ...amounts });
    }
  }
}

async function writeOrder({ db, now }: ServiceContext, plan: ChangePlan): Promise<void> {
  const { order, amounts, cart, address } = plan;
  const isBilledThere = order.billingAddress.fullAddress === order.shippingAddress.fullAddress;
  // What a gift voucher pays fully is paid; cash that is due again is not.
  const paidByVoucher = amounts.payable === 0 ? (order.paidAt ?? now()) : null;
  await db
    .update(orders)
    .set({
      total: amounts.total,
      discount: amounts.discount,
      giftVoucherAmount: amounts.giftVoucher,
      shipping: amounts.shipping,
      cashFee: amounts.cashFee,
      isShippingFixed: plan.isShippingFixed,
      tax: amounts.tax,
      payable: amounts.payable,
      balanceDue: plan.settlement.balanceDue,
      paidAt: order.payType === 'Cash on Delivery' ? paidByVoucher : order.paidAt,
      couponCode: cart.coupon?.code ?? null,
      agreedTerms: plan.agreedTerms,
      shippingAddress: address,
      billingAddress: isBilledThere ? address : order.billingAddress,
      expectedOn: plan.expectedOn,
      version: order.version + 1,
      updatedAt: now(),
    })
    .where(eq(orders.id, order.id));
}

async function settleVouchers(context: ServiceContext, plan: ChangePlan): Promise<void> {
  const { order, amounts, cart, settlement } = plan;
  if (order.couponCode && !cart.coupon) await giveBackCoupon(context, order.id);
  await context.db
    .update(couponUses)
    .set({ discount: amounts.discount })
    .where(and(eq(couponUses.orderId, order.id), isNull(couponUses.givenBackAt)));
  if (settlement.giftVoucherBack >= 0 || !cart.gift) return;
  const spending = {
    voucherId: cart.gift.id,
    orderId: order.id,
    amount: -settlement.giftVoucherBack,
  };
  if (!(await spendGiftVoucher(context, spending))) {
    throw conflict('The gift voucher has just been used. Check the amounts again.');
  }
}

async function moveStock(context: ServiceContext, { order, existingLines, cart }: ChangePlan) {
  const before = new Map(existingLines.map(({ productId, quantity }) => [productId, quantity]));
  const after = new Map(cart.lines.map(({ productId, quantity }) => [productId, quantity]));
  const more = cart.lines.flatMap(({ productId, quantity, price }) => {
    const had = before.get(productId);
    const added = quantity - (had ?? 0);
    // The price of a row that the order had was agreed when it was placed.
    return added > 0 ? [{ productId, quantity: added, price: had ? null : price }] : [];
  });
  const fewer = existingLines.flatMap(({ productId, quantity }) => {
    const removed = quantity - (after.get(productId) ?? 0);
    return removed > 0 ? [{ productId, quantity: removed }] : [];
  });
  if (!(await takeStock(context, order.id, more))) {
    throw conflict('An item has just sold out or changed in price. Nothing was changed.');
  }
  await giveBackStock(context, order.id, fewer, 'cancelled');
}
