import type { OrderRow } from '../../contract/order';

const statusTexts: Readonly<Record<string, string>> = {
  'Quotation Sent': 'Awaiting confirmation',
  'Sales Order': 'Confirmed',
};

type Facts = Pick<OrderRow, 'sale_status' | 'order_status' | 'pay_type'>;

/**
 * Customer-facing text of a sale status; unknown statuses of other store APIs are shown as they
 * are.
 */
export function saleStatusText({ sale_status, order_status, pay_type }: Facts): string {
  if (order_status === 'Cancelled') return 'Cancelled';
  // Payment confirms an order that is paid online.
  if (sale_status === 'Quotation Sent' && pay_type === 'Online Payment') return 'Awaiting payment';
  return statusTexts[sale_status] ?? sale_status;
}
