import { workingDays } from '../../../../contract/delivery-terms.ts';
import { toRupees } from '../../../../contract/money.ts';
import type { PayType } from '../../../../contract/order.ts';
import type { OrderQuote } from '../../../../contract/order-quote.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import type { SaleLine } from '../../cart/explode-combos.ts';
import { readCart } from '../../cart/read-cart.ts';
import type { Totals } from '../../cart/totals.ts';
import { gstOfSale } from '../../invoice/gst-of-sale.ts';
import { isMember } from '../../membership/membership-month.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
import { cashObstacle, refusalObstacle } from './cash-obstacle.ts';
import { deliveryTo, deliveryObstacles } from './require-delivery.ts';
import { findDeliveryAddress } from './find-delivery-address.ts';
import { toOrderTotals } from './order-amounts.ts';
import { amountsFor, emptyCart } from './price-cart.ts';

/**
 * Returns the total of the customer's cart for an address, and the obstacles to ordering it. Throws
 * 404 if the address is not theirs, 409 if the cart is empty.
 */
export async function quoteOrder(
  context: ServiceContext,
  caller: CustomerCaller,
  { addressId, payType }: { addressId: number; payType: PayType | undefined },
): Promise<OrderQuote> {
  const { customerId } = caller;
  const address = await findDeliveryAddress(context, customerId, addressId);
  const cart = await readCart(context, caller);
  const { sold } = cart;
  if (sold.length === 0) throw emptyCart();
  const shop = await readShop(context);
  const member = await isMember(context, customerId);
  const delivery = await deliveryTo(context, shop, { address, isMember: member, payType });
  const { totals, amounts } = amountsFor(cart, delivery);
  const { obstacle, cash } = await deliveryObstacles(context, shop, address);
  const inCash = amountsFor(cart, { ...delivery, payType: 'Cash on Delivery' }).amounts.payable;
  const cashReason =
    cash ??
    cashObstacle(inCash, shop) ??
    (inCash > 0 ? await refusalObstacle(context, { customerId, mobile: address.mobile }) : null);
  const { stateGstCode } = address;
  const gst = await gstOfSale(context, {
    lines: withDiscounts(sold, totals),
    shipping: amounts.shipping,
    stateGstCode,
  });
  const [minDays, maxDays] = workingDays(delivery, shop);
  return {
    ...toOrderTotals(amounts),
    included_gst_amt: toRupees(gst),
    cash_fee_amt: toRupees(amounts.cashFee),
    obstacle: obstacle ?? null,
    cash_obstacle: cashReason ?? null,
    fewest_days: minDays,
    most_days: maxDays,
    zone_fee: delivery.zone?.fee ?? null,
    delivery_city: delivery.city,
  };
}

const withDiscounts = (lines: readonly SaleLine[], totals: Totals) =>
  lines.map((line, index) => ({
    ...line,
    discount: totals.lines[index]?.discount ?? 0,
  }));
