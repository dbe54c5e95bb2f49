import type { OrderRow } from '../../contract/order';

const statusTexts: Readonly<Record<string, string>> = {
  'Quotation Sent': 'Awaiting confirmation',
  'Sales Order': 'Confirmed',
};

type Facts = Pick<OrderRow, 'sale_status' | 'order_status'>;

/**
 * Customer-facing text of a sale status; unknown statuses of other store APIs are shown as they
 * are.
 */
export const saleStatusText = ({ sale_status, order_status }: Facts): string =>
  order_status === 'Cancelled' ? 'Cancelled' : (statusTexts[sale_status] ?? sale_status);
