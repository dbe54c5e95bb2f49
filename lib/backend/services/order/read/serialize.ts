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
import { sayPaymentTerms } from '../place/order-amounts.ts';
import type { OrderDetail } from './read-order.ts';
import { lineName, returnableQuantity, toRowPieces } from '../read-order-items.ts';
import { agreedWindows, returnDeadlines } from '../return/return-deadline.ts';
import { taxName } from './tax-name.ts';

export function toOrder(detail: OrderDetail): Order {
  const { order, invoiceNumber, gst, creditNotes, items, events, returns } = detail;
  const products = items.map(toOrderLine);
  const deadlines =
    order.status === 'Delivered' && order.deliveredAt
      ? returnDeadlines(
          order.deliveredAt,
          agreedWindows(
            order,
            items.flatMap(({ lines }) => lines),
          ),
        )
      : null;
  return {
    order_id: formatOrderId(order.id),
    order_date: order.placedAt.toISOString(),
    delivery_date: deliveryDay(order),
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
    refunds: detail.refunds.map(({ amount, createdAt, status }) => ({
      amount: toRupees(amount),
      requested_at: createdAt.toISOString(),
      is_settled: status === 'settled' || status === 'done_by_hand',
      // The shop pays those that failed at the gateway too.
      is_manual: ['by_hand', 'done_by_hand', 'failed'].includes(status),
    })),
    gift_voucher_returned_amt: toRupees(detail.voucherReturned),
    ...(detail.uncollected > 0 && { uncollected_amt: toRupees(detail.uncollected) }),
    ...inReview(detail),
    is_gift: order.isGift,
    gift_message: order.giftMessage,
    buyer_company: order.buyerCompany,
    buyer_gstin: order.buyerGstin,
    applied_voucher_code: order.couponCode,
    total: toRupees(order.total - order.discount),
    final_total: toRupees(order.payable),
    tax_amt: toRupees(order.tax),
    included_gst_amt: toRupees(gst),
    shipping_amt: toRupees(order.shipping),
    ...(order.cashFee > 0 && { cash_fee_amt: toRupees(order.cashFee) }),
    discount_amt: toRupees(order.discount),
    ...sayPaymentTerms(order),
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
    returns: returns.map((one) => toOrderReturn(one, items)),
    billing_address: toOrderAddress(order.billingAddress),
    shipping_address: toOrderAddress(order.shippingAddress),
    product_info: products,
    rated_product_info: products,
    shipments: detail.shipments.map((parcel) => ({
      ...parcel,
      items: toRowPieces(items, parcel.items),
    })),
    timeline: events
      .filter(({ status }, index) => status !== events[index - 1]?.status)
      .map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

const deliveryDay = ({
  deliveredAt,
  expectedOn,
}: Pick<OrderDetail['order'], 'deliveredAt' | 'expectedOn'>) =>
  deliveredAt ? dayInIndia(deliveredAt) : expectedOn;

const inReview = ({ inReview: amount }: { inReview: number }) =>
  amount > 0 && { payment_in_review_amt: toRupees(amount) };

export function toOrderRow(row: ListedOrder): ListRow {
  return {
    order_id: formatOrderId(row.id),
    order_date: row.placedAt.toISOString(),
    final_total: toRupees(row.payable),
    pay_type: assertOneOf(payTypes, row.payType),
    sale_status: row.saleStatus,
    order_status: assertOneOf(orderStatuses, row.status),
    item_count: row.pieces,
    delivery_date: deliveryDay(row),
    delivery_fee: toRupees(row.shipping - row.cashFee),
    pictures: row.pictures,
    names: row.names,
    ...(row.refund && {
      refund: {
        amount: toRupees(row.refund.amount),
        at: new Date(row.refund.at).toISOString(),
        is_settled: row.refund.isSettled,
      },
    }),
    ...inReview(row),
  };
}

function toOrderReturn(
  { request, items: returned }: OrderDetail['returns'][number],
  items: OrderDetail['items'],
): OrderReturn {
  return {
    id: request.id,
    reason: request.reason,
    status: assertOneOf(returnStatuses, request.status),
    created_at: request.createdAt.toISOString(),
    decision_note: request.decisionNote,
    resolution:
      request.resolution === null ? null : assertOneOf(returnResolutions, request.resolution),
    replacement: request.replacementId === null ? null : formatOrderId(request.replacementId),
    items: toRowPieces(items, returned),
    pictures: request.pictures.map((name) => buildPath({ path: filePath }, { name })),
  };
}

function toOrderLine(item: OrderDetail['items'][number]): OrderLine {
  const { combo, lines } = item;
  const [first] = lines;
  return {
    id: item.id,
    product_id: item.productId,
    product_name: item.name,
    product_image: item.image,
    quantity: item.quantity,
    selling_price: toRupees(item.price),
    tax_name: [...new Set(lines.map(taxName).filter(Boolean))].join(', '),
    product_total: toRupees(item.total),
    is_rated: first.rating !== null,
    product_rating_by_user: first.rating,
    product_review_by_user: first.review,
    returnable_quantity: returnableQuantity(item),
    is_returnable: lines.every(({ isReturnable }) => isReturnable),
    family_name: combo ? null : first.familyName,
    options: combo ? null : first.options,
    ...(combo && {
      combo_items: lines.map((line) => ({
        product_id: line.productId,
        name: lineName(line),
        quantity: line.quantity / item.quantity,
        sku: line.sku,
        hsn: line.hsn,
        gst_rate: line.gstRate / 100,
        gross: toRupees(line.total),
        returnable_quantity: line.quantity - line.returned,
        is_returnable: line.isReturnable,
      })),
    }),
  };
}

function toOrderAddress({ fullName, mobile, fullAddress }: OrderAddress) {
  return { full_name: fullName, mobile_no: mobile, full_address: fullAddress };
}
