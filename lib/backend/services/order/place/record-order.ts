import { addHours } from 'date-fns/addHours';
import type { PayType } from '../../../../contract/order.ts';
import type { OrderChannel } from '../../../../contract/order-channel.ts';
import type { ServiceContext } from '../../../context.ts';
import {
  orderCombos,
  orderEvents,
  orderLines,
  orders,
  type OrderAddress,
  type OrderRow,
} from '../../../db/schema/order.ts';
import { lineOptions, type CartLine } from '../../cart/cart-lines.ts';
import { agreeTerms } from './agreed-terms.ts';
import { expectedDelivery } from './expected-delivery.ts';
import type { Delivery } from './order-amounts.ts';
import type { OrderRequest } from './order-request.ts';
import type { PricedCart } from './price-cart.ts';

/** Time limit for the online payment of an order. */
const hoursToPay = 24;

export interface NewOrder {
  customerId: number;
  cartId: number | null;
  payType: PayType;
  address: OrderAddress;
  delivery: Delivery;
  isGift: boolean;
  giftMessage: string | undefined;
  /** Left out: not registered for GST. */
  buyer?: OrderRequest['buyer'];
  cart: PricedCart;
  by?: { channel: OrderChannel; staffId: number } | undefined;
}

/** Inserts an order with its lines at current prices, and the first entry of its history. */
export async function recordOrder(
  { db, now }: ServiceContext,
  {
    customerId,
    cartId,
    payType,
    address,
    delivery,
    isGift,
    giftMessage,
    cart,
    buyer,
    by,
  }: NewOrder,
): Promise<OrderRow> {
  const placedAt = now();
  const { amounts, coupon } = cart;
  const [order] = await db
    .insert(orders)
    .values({
      customerId,
      cartId,
      channel: by?.channel ?? 'web',
      payType,
      status: 'Pending',
      saleStatus: 'Quotation Sent',
      total: amounts.total,
      discount: amounts.discount,
      prepaidDiscount: amounts.prepaidDiscount,
      giftVoucherAmount: amounts.giftVoucher,
      shipping: amounts.shipping,
      cashFee: amounts.cashFee,
      tax: amounts.tax,
      roundOff: amounts.roundOff,
      payable: amounts.payable,
      buyerGstin: buyer?.gstin ?? null,
      buyerCompany: buyer?.company ?? null,
      couponCode: coupon?.code ?? null,
      agreedTerms: agreeTerms(delivery, coupon),
      isGift: isGift || Boolean(giftMessage),
      giftMessage: giftMessage || null,
      isPriority: delivery.isMember,
      billingAddress: address,
      shippingAddress: address,
      expectedOn: expectedDelivery(placedAt, delivery, delivery.terms),
      placedAt,
      // An order paid fully by a gift voucher is paid.
      paidAt: amounts.payable === 0 ? placedAt : null,
      expiresAt:
        payType === 'Online Payment' && amounts.payable > 0 ? addHours(placedAt, hoursToPay) : null,
      updatedAt: placedAt,
    })
    .returning();
  if (!order) throw new Error('The order was not written');
  await writeOrderLines(db, order.id, cart, cart.lines);
  await db
    .insert(orderEvents)
    .values({ orderId: order.id, status: 'Pending', staffId: by?.staffId, at: placedAt });
  return order;
}

/** Inserts lines of a priced cart into an order: each combo with one line for each part. */
export async function writeOrderLines(
  db: ServiceContext['db'],
  orderId: number,
  { sold, totals }: Pick<PricedCart, 'sold' | 'totals'>,
  lines: readonly CartLine[],
): Promise<void> {
  const bought = lines.filter(({ parts }) => parts !== null);
  const combos =
    bought.length === 0
      ? []
      : await db
          .insert(orderCombos)
          .values(
            bought.map(({ productId, name, sku, image, quantity, price }) => ({
              ...{ orderId, productId, name, sku, image, quantity, price },
            })),
          )
          .returning({ id: orderCombos.id });
  const comboIds = new Map(bought.map((line, i) => [line, combos[i]?.id]));
  const rows = sold.flatMap((line, i) => {
    if (!lines.includes(line.item)) return [];
    return {
      orderId,
      productId: line.productId,
      name: line.name,
      sku: line.sku,
      hsn: line.hsn,
      image: line.image,
      quantity: line.quantity,
      price: line.price,
      total: line.total,
      discount: totals.lines[i]?.discount ?? 0,
      gstRate: line.gstRate,
      tax: totals.lines[i]?.gst ?? 0,
      isReturnable: line.isReturnable,
      comboId: comboIds.get(line.item) ?? null,
      familyName: line.family?.name ?? null,
      options: lineOptions(line),
    };
  });
  if (rows.length > 0) await db.insert(orderLines).values(rows);
}
