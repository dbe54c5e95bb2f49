import type { OrderChangePreview } from '../../../../contract/order-edit.ts';
import { toRupees } from '../../../../contract/money.ts';
import type { OrderRow } from '../../../db/schema/order.ts';
import { whyDropped } from '../../cart/read-cart.ts';
import { toOrderTotals, type OrderAmounts } from '../place/order-amounts.ts';
import type { ChangePlan } from './plan-change.ts';

export function storedAmounts(order: OrderRow): OrderAmounts {
  const { total, discount, prepaidDiscount, tax, shipping, cashFee, roundOff, payable } = order;
  const giftVoucher = order.giftVoucherAmount;
  const goods = total - discount;
  return {
    ...{ total, discount, prepaidDiscount, tax, goods, giftVoucher, shipping, cashFee, roundOff },
    payable,
  };
}

/**
 * Maps a planned change to rupees: figures before and after, and the amount to pay or to refund.
 */
export function showChange(plan: ChangePlan): OrderChangePreview {
  const { order, cart, amounts, address, settlement } = plan;
  return {
    version: order.version,
    before: toOrderTotals(storedAmounts(order)),
    after: toOrderTotals(amounts),
    difference: toRupees(amounts.payable - order.payable),
    to_collect: toRupees(settlement.balanceDue),
    to_refund: toRupees(settlement.refund),
    to_gift_voucher: toRupees(settlement.giftVoucherBack),
    is_cash: order.payType === 'Cash on Delivery',
    full_address: address.fullAddress,
    expected_on: plan.expectedOn,
    note: whyDropped(cart.dropped) ?? '',
    lines: cart.lines.map((line) => ({
      product_id: line.productId,
      product_name: line.name,
      quantity: line.quantity,
      selling_price: toRupees(line.price),
      available_quantity: line.stock,
    })),
  };
}
