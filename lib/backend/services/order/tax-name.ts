import type { OrderLineRow } from '../../db/schema/order.ts';

/** Which tax the price of a line holds: `GST 5%`; empty where the shop charged none. */
export const taxName = ({ gstRate, tax }: Pick<OrderLineRow, 'gstRate' | 'tax'>): string =>
  gstRate > 0 && tax === 0 ? '' : `GST ${gstRate / 100}%`;
