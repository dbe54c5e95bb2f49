import type { OrderRow } from '../../contract/order';

const statusTexts: Readonly<Record<string, string>> = {
  'Quotation Sent': 'Awaiting confirmation',
  'Sales Order': 'Confirmed',
};

type Facts = Pick<OrderRow, 'sale_status' | 'order_status'>;

/** The sale status of an order as customers read it; that of another store as it is. */
export const saleStatusText = ({ sale_status, order_status }: Facts): string =>
  order_status === 'Cancelled' ? 'Cancelled' : (statusTexts[sale_status] ?? sale_status);
