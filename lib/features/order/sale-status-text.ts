import type { OrderRow } from '../../contract/order';
import { formatRupees } from '../../format/money';

const statusTexts: Readonly<Record<string, string>> = {
  'Quotation Sent': 'Awaiting confirmation',
  'Sales Order': 'Confirmed',
};

type Facts = Pick<OrderRow, 'sale_status' | 'order_status' | 'pay_type' | 'payment_in_review_amt'>;

/**
 * Customer-facing text of a sale status; unknown statuses of other store APIs are shown as they
 * are.
 */
export function saleStatusText({
  sale_status,
  order_status,
  pay_type,
  payment_in_review_amt: inReview,
}: Facts): string {
  if (inReview) return `${formatRupees(inReview)} received, being checked`;
  if (order_status === 'Cancelled') return 'Cancelled';
  // Payment confirms an order that is paid online.
  if (sale_status === 'Quotation Sent' && pay_type === 'Online Payment') return 'Awaiting payment';
  return statusTexts[sale_status] ?? sale_status;
}
