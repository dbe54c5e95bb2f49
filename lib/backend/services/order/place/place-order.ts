import { eq } from 'drizzle-orm';
import { buyerGstinFault } from '../../../../contract/gstin.ts';
import { minimumOrderMessage } from '../../../../contract/minimum-order.ts';
import type { OrderChannel } from '../../../../contract/order-channel.ts';
import type { ServiceContext } from '../../../context.ts';
import { carts } from '../../../db/schema/cart.ts';
import type { OrderAddress, OrderRow } from '../../../db/schema/order.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict, invalid, refused, type StoreError } from '../../../errors.ts';
import { lockOpenCart } from '../../cart/lock-open-cart.ts';
import { whyDropped } from '../../cart/read-cart.ts';
import { takeCoupon } from '../../coupon/take-coupon.ts';
import { isCodeOf } from '../../gift-voucher/find-gift-voucher.ts';
import { spendGiftVoucher } from '../../gift-voucher/spend-gift-voucher.ts';
import { lockMembership } from '../../membership/membership-month.ts';
import { readShop, type OwnShop } from '../../shop-profile/read-shop.ts';
import { tellOfOrder } from '../../webhook/tell-webhooks.ts';
import { cashObstacle, refusalObstacle, refuseCash } from './cash-obstacle.ts';
import { confirmOrder } from './confirm-order.ts';
import { deliveryTo, requireDelivery } from './require-delivery.ts';
import { findDeliveryAddress } from './find-delivery-address.ts';
import { agreesWith, reachesMinimum, toOrderTotals, type Delivery } from './order-amounts.ts';
import type { OrderRequest } from './order-request.ts';
import { emptyCart, priceCart, type PricedCart } from './price-cart.ts';
import { recordOrder } from './record-order.ts';
import { requireConfirmedNumber, requireOrderLimits } from './require-order-limits.ts';
import { takeStockOf } from './reserve-stock.ts';

const maxPaise = 2_147_483_647;

/** Calculates the current prices of the order. */
type Price = (context: ServiceContext, delivery: Delivery) => Promise<PricedCart>;

/** Lost a race: another order took the last piece or the last use of a voucher. */
class Outrun extends Error {
  readonly price: Price;
  readonly delivery: Delivery;

  constructor(price: Price, delivery: Delivery) {
    super('Another order was faster');
    this.price = price;
    this.delivery = delivery;
  }
}

/**
 * Creates an order from the customer's cart, in one transaction. With cash on delivery the customer
 * is notified immediately, otherwise after the payment. 409 if the cart is empty, cash is not
 * accepted there, a product is not available (`available_quantity`), the voucher does not apply, or
 * the client's amounts differ from the server's (`totals`, in rupees); 404 if the address is not
 * the customer's or not in India; 400 below the minimum order; 429 if the account or the mobile
 * number has reached the shop's order limit.
 */
export async function placeOrder(
  context: ServiceContext,
  customerId: number,
  request: OrderRequest,
): Promise<OrderRow> {
  return orReprice(context, () =>
    withinTransaction(context, async (within) => {
      const cartId = await lockOpenCart(within, customerId);
      if (cartId === undefined) throw emptyCart();
      const address = await findDeliveryAddress(within, customerId, request.addressId);
      return placeLines(within, {
        customerId,
        cartId,
        address,
        request,
        price: (at, delivery) => priceCart(at, { customerId, cartId }, delivery),
      });
    }),
  );
}

/** Runs a placing of an order; if another one was faster, throws 409 with the new totals. */
export async function orReprice<T>(context: ServiceContext, place: () => Promise<T>): Promise<T> {
  try {
    return await place();
  } catch (error) {
    if (!(error instanceof Outrun)) throw error;
    // Read after the rollback, so that the totals include the concurrent change.
    throw totalsChanged(await error.price(context, error.delivery));
  }
}

interface Placing {
  customerId: number;
  /** Null: entered by staff. */
  cartId: number | null;
  address: OrderAddress;
  request: Omit<OrderRequest, 'addressId'>;
  price: Price;
  /** Left out: the customer, on the web. */
  by?: { channel: OrderChannel; staffId: number };
}

/** Places an order within a transaction, with all rules of `placeOrder`; call it in `orReprice`. */
export async function placeLines(
  within: ServiceContext,
  { customerId, cartId, address, request, price, by }: Placing,
): Promise<OrderRow> {
  const { db } = within;
  const shop = await readShop(within);
  requireBuyer(request.buyer, address.state, shop);
  await requireDelivery(within, shop, { address, payType: request.payType });
  const isMember = await lockMembership(within, customerId);
  const { payType } = request;
  const delivery = await deliveryTo(within, shop, { address, isMember, payType });
  const cart = await price(within, delivery);
  refuseUnlessRight(cart, request, shop);
  const { payable } = cart.amounts;
  if (payType === 'Cash on Delivery' && payable > 0) {
    await refuseCash(within, cashObstacle(payable, shop));
    if (!by) {
      await requireConfirmedNumber(within, customerId);
      await refuseCash(
        within,
        await refusalObstacle(within, { customerId, mobile: address.mobile }),
      );
    }
  }
  await requireOrderLimits(within, { customerId, mobile: address.mobile }, cart.sold);

  const order = await recordOrder(within, {
    customerId,
    cartId,
    payType: request.payType,
    address,
    delivery,
    isGift: request.isGift,
    giftMessage: request.giftMessage,
    buyer: request.buyer,
    cart,
    by,
  });
  if (cartId !== null) {
    await db.update(carts).set({ closedAt: within.now() }).where(eq(carts.id, cartId));
  }
  if (request.payType === 'Cash on Delivery') await confirmOrder(within, order);

  // Lock order: the most contended rows come last, first the vouchers, then the stock.
  if (cart.coupon) {
    const use = {
      couponId: cart.coupon.id,
      customerId,
      orderId: order.id,
      discount: order.discount - order.prepaidDiscount,
    };
    if (!(await takeCoupon(within, use))) throw new Outrun(price, delivery);
  }
  if (cart.gift && order.giftVoucherAmount > 0) {
    const spending = {
      voucherId: cart.gift.id,
      orderId: order.id,
      amount: order.giftVoucherAmount,
    };
    if (!(await spendGiftVoucher(within, spending))) throw new Outrun(price, delivery);
  }
  await tellOfOrder(within, order.id, 'Pending');
  if (!(await takeStockOf(within, order.id, cart))) throw new Outrun(price, delivery);
  return order;
}

function requireBuyer(buyer: OrderRequest['buyer'], state: string, { gstin }: OwnShop): void {
  const fault = buyer && buyerGstinFault(buyer.gstin, state, gstin);
  if (fault) throw invalid({ buyer_gstin: [fault] });
}

function refuseUnlessRight(
  cart: PricedCart,
  { voucherCode, figures }: Placing['request'],
  shop: OwnShop,
): void {
  const { amounts, coupon, gift, dropped } = cart;
  if (!reachesMinimum(amounts, shop)) throw refused(minimumOrderMessage(shop));
  if (amounts.payable > maxPaise)
    throw refused('This order is too large. Split it into smaller orders.');
  const isApplied = (code: string) =>
    code.toUpperCase() === coupon?.code || (gift !== null && isCodeOf(gift, code));
  if (voucherCode && !isApplied(voucherCode)) {
    const message = whyDropped(dropped) ?? 'This code isn’t applied to your cart';
    throw conflict(message, { totals: toOrderTotals(amounts) }, 'totals_changed');
  }
  if (!agreesWith(amounts, figures)) throw totalsChanged(cart);
}

function totalsChanged({ amounts, dropped }: PricedCart): StoreError {
  const why = whyDropped(dropped);
  const message = why
    ? `${why} Check the totals and place your order again.`
    : 'The totals have changed. Check them and place your order again.';
  return conflict(message, { totals: toOrderTotals(amounts) }, 'totals_changed');
}
