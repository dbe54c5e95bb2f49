import {
  orderStatuses,
  payTypes,
  returnResolutions,
  returnStatuses,
  type Order,
  type OrderLine,
  type OrderReturn,
  type OrderRow as ListRow,
} from '../../../../contract/order.ts';
import { orderChannels } from '../../../../contract/order-channel.ts';
import { filePath } from '../../../../contract/file.ts';
import { buildPath } from '../../../../contract/endpoint.ts';
import type { OrderAddress } from '../../../db/schema/order.ts';
import { toRupees } from '../../../../contract/money.ts';
import { dayInIndia } from '../../../../contract/india-clock.ts';
import { assertOneOf } from '../assert-one-of.ts';
import { isChangeable } from '../change/is-changeable.ts';
import type { ListedOrder } from './list-orders.ts';
import { formatOrderId } from '../order-id.ts';
import type { OrderDetail } from './read-order.ts';
import { agreedWindows, returnDeadlines } from '../return/return-deadline.ts';
import { taxName } from './tax-name.ts';

export function toOrder(detail: OrderDetail): Order {
  const { order, invoiceNumber, gst, creditNotes, lines, events, returns, shipments } = detail;
  const products = lines.map(toOrderLine);
  const deadlines =
    order.status === 'Delivered' && order.deliveredAt
      ? returnDeadlines(
          order.deliveredAt,
          agreedWindows(
            order,
            lines.map(({ line }) => line),
          ),
        )
      : null;
  return {
    order_id: formatOrderId(order.id),
    order_date: order.placedAt.toISOString(),
    delivery_date: order.deliveredAt ? dayInIndia(order.deliveredAt) : order.expectedOn,
    order_status: assertOneOf(orderStatuses, order.status),
    sale_status: order.saleStatus,
    channel: assertOneOf(orderChannels, order.channel),
    pay_type: assertOneOf(payTypes, order.payType),
    is_paid: order.paidAt !== null,
    is_invoiced: invoiceNumber !== null,
    invoice_number: invoiceNumber,
    credit_notes: creditNotes.map(({ number, amount, issuedAt }) => ({
      number,
      amount: toRupees(amount),
      issued_at: issuedAt.toISOString(),
    })),
    refunds: detail.refunds.map(({ amount, createdAt, settledAt }) => ({
      amount: toRupees(amount),
      requested_at: createdAt.toISOString(),
      is_settled: settledAt !== null,
    })),
    is_gift: order.isGift,
    gift_message: order.giftMessage,
    applied_voucher_code: order.couponCode,
    total: toRupees(order.total - order.discount),
    final_total: toRupees(order.payable),
    tax_amt: toRupees(order.tax),
    included_gst_amt: toRupees(gst),
    shipping_amt: toRupees(order.shipping),
    discount_amt: toRupees(order.discount),
    gift_voucher_amt: toRupees(order.giftVoucherAmount),
    balance_due: toRupees(order.balanceDue),
    is_changeable: isChangeable(order),
    replaces: order.replacesId === null ? null : formatOrderId(order.replacesId),
    replacements: detail.replacements.map(formatOrderId),
    courier: order.courier,
    tracking_number: order.trackingNumber,
    cancel_reason: order.cancelReason,
    replacement_until: deadlines?.replacement ?? null,
    return_until: deadlines?.others ?? null,
    returns: returns.map(toOrderReturn),
    billing_address: toOrderAddress(order.billingAddress),
    shipping_address: toOrderAddress(order.shippingAddress),
    product_info: products,
    rated_product_info: products,
    shipments,
    timeline: events
      .filter(({ status }, index) => status !== events[index - 1]?.status)
      .map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

export function toOrderRow(row: ListedOrder): ListRow {
  return {
    order_id: formatOrderId(row.id),
    order_date: row.placedAt.toISOString(),
    final_total: toRupees(row.payable),
    pay_type: assertOneOf(payTypes, row.payType),
    sale_status: row.saleStatus,
    order_status: assertOneOf(orderStatuses, row.status),
    item_count: row.pieces,
    pictures: row.pictures,
  };
}

function toOrderReturn({ request, items }: OrderDetail['returns'][number]): OrderReturn {
  return {
    id: request.id,
    reason: request.reason,
    status: assertOneOf(returnStatuses, request.status),
    created_at: request.createdAt.toISOString(),
    decision_note: request.decisionNote,
    resolution:
      request.resolution === null ? null : assertOneOf(returnResolutions, request.resolution),
    replacement: request.replacementId === null ? null : formatOrderId(request.replacementId),
    items,
    pictures: request.pictures.map((name) => buildPath({ path: filePath }, { name })),
  };
}

function toOrderLine({ line, rating, review, returned }: OrderDetail['lines'][number]): OrderLine {
  return {
    id: line.id,
    product_id: line.productId,
    product_name: line.name,
    product_image: line.image,
    quantity: line.quantity,
    selling_price: toRupees(line.price),
    tax_name: taxName(line),
    product_total: toRupees(line.total),
    is_rated: rating !== null,
    product_rating_by_user: rating,
    product_review_by_user: review,
    returnable_quantity: line.quantity - returned,
    is_returnable: line.isReturnable,
  };
}

function toOrderAddress({ fullName, mobile, fullAddress }: OrderAddress) {
  return { full_name: fullName, mobile_no: mobile, full_address: fullAddress };
}
