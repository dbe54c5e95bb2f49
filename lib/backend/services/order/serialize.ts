import {
  orderStatuses,
  payTypes,
  type Order,
  type OrderLine,
  type OrderRow as ListRow,
} from '../../../contract/order.ts';
import type { OrderAddress } from '../../db/schema/order.ts';
import { toRupees } from '../../money.ts';
import { dayInStore } from './expected-delivery.ts';
import type { ListedOrder } from './list-orders.ts';
import { formatOrderId } from './order-id.ts';
import type { OrderDetail } from './read-order.ts';

/** An order with all that belongs to it. */
export function toOrder({ order, isInvoiced, lines, events }: OrderDetail): Order {
  const products = lines.map(toOrderLine);
  return {
    order_id: formatOrderId(order.id),
    order_date: order.placedAt.toISOString(),
    delivery_date: order.deliveredAt ? dayInStore(order.deliveredAt) : order.expectedOn,
    order_status: known(orderStatuses, order.status),
    sale_status: order.saleStatus,
    pay_type: known(payTypes, order.payType),
    is_paid: order.paidAt !== null,
    is_invoiced: isInvoiced,
    is_gift: order.isGift,
    gift_message: order.giftMessage,
    applied_voucher_code: order.couponCode,
    total: toRupees(order.total - order.discount),
    final_total: toRupees(order.payable),
    tax_amt: toRupees(order.tax),
    shipping_amt: toRupees(order.shipping),
    discount_amt: toRupees(order.discount),
    billing_address: toOrderAddress(order.billingAddress),
    shipping_address: toOrderAddress(order.shippingAddress),
    product_info: products,
    rated_product_info: products,
    timeline: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

/** A row of the list of orders. */
export function toOrderRow(row: ListedOrder): ListRow {
  return {
    order_id: formatOrderId(row.id),
    order_date: row.placedAt.toISOString(),
    final_total: toRupees(row.payable),
    pay_type: known(payTypes, row.payType),
    sale_status: row.saleStatus,
    order_status: known(orderStatuses, row.status),
    item_count: row.pieces,
  };
}

function toOrderLine({ line, rating }: OrderDetail['lines'][number]): OrderLine {
  return {
    id: line.id,
    product_id: line.productId,
    product_name: line.name,
    product_image: line.image,
    quantity: line.quantity,
    selling_price: toRupees(line.price),
    tax_name: `GST ${line.gstRate / 100}%`,
    product_total: toRupees(line.total),
    is_rated: rating !== null,
    product_rating_by_user: rating,
  };
}

function toOrderAddress({ fullName, mobile, fullAddress }: OrderAddress) {
  return { full_name: fullName, mobile_no: mobile, full_address: fullAddress };
}

/** The database allows the contract's words only; this says so to the compiler. */
function known<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((one) => one === word);
  if (!found) throw new Error(`${word} is none of ${words.join(', ')}`);
  return found;
}
