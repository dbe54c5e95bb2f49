import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { orderCombos, orderLines, orders } from '../../../db/schema/order.ts';
import { couponUses } from '../../../db/schema/voucher.ts';
import { conflict } from '../../../errors.ts';
import { giveBackCoupon } from '../../coupon/take-coupon.ts';
import { spendGiftVoucher } from '../../gift-voucher/spend-gift-voucher.ts';
import { payOut } from '../../refund/pay-out.ts';
import { giveBackStock } from '../step/give-back-stock.ts';
import { countPieces } from '../../cart/explode-combos.ts';
import { writeOrderLines } from '../place/record-order.ts';
import { takeStockOf } from '../place/reserve-stock.ts';
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

async function writeRows({ db }: ServiceContext, { order, existing, cart }: ChangePlan) {
  const remainingIds = new Set(cart.lines.map(({ id }) => id));
  const removed = existing.filter(({ id }) => !remainingIds.has(id));
  // The lines of a combo go with it.
  const comboIds = removed.flatMap(({ combo }) => combo?.id ?? []);
  const lineIds = removed.flatMap(({ combo, id }) => (combo ? [] : id));
  if (comboIds.length > 0) await db.delete(orderCombos).where(inArray(orderCombos.id, comboIds));
  if (lineIds.length > 0) await db.delete(orderLines).where(inArray(orderLines.id, lineIds));
  for (const item of existing) {
    const line = cart.lines.find(({ id }) => id === item.id);
    if (!line) continue;
    const { quantity } = line;
    if (item.combo) {
      await db.update(orderCombos).set({ quantity }).where(eq(orderCombos.id, item.combo.id));
    }
    const shares = cart.sold.flatMap((sale, index) =>
      sale.item === line ? [{ ...sale, ...cart.totals.lines[index] }] : [],
    );
    for (const [index, row] of item.lines.entries()) {
      const share = shares[index];
      if (!share) throw new Error(`Order line ${row.id} was not priced`);
      const { quantity: pieces, total, discount = 0, gst: tax = 0 } = share;
      await db
        .update(orderLines)
        .set({ quantity: pieces, total, discount, tax })
        .where(eq(orderLines.id, row.id));
    }
  }
  await writeOrderLines(
    db,
    order.id,
    cart,
    cart.lines.filter(({ taken }) => taken === undefined),
  );
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
      prepaidDiscount: amounts.prepaidDiscount,
      giftVoucherAmount: amounts.giftVoucher,
      shipping: amounts.shipping,
      cashFee: amounts.cashFee,
      isShippingFixed: plan.isShippingFixed,
      tax: amounts.tax,
      roundOff: amounts.roundOff,
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
    .set({ discount: amounts.discount - amounts.prepaidDiscount })
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

async function moveStock(context: ServiceContext, { order, existing, cart }: ChangePlan) {
  const before = countPieces(existing.flatMap((item) => item.lines));
  const after = countPieces(cart.sold);
  const fewer = [...before].flatMap(([productId, quantity]) => {
    const removed = quantity - (after.get(productId) ?? 0);
    return removed > 0 ? [{ productId, quantity: removed }] : [];
  });
  if (!(await takeStockOf(context, order.id, cart, before))) {
    throw conflict('An item has just sold out or changed in price. Nothing was changed.');
  }
  await giveBackStock(context, order.id, fewer, 'cancelled');
}
