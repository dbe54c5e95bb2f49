import type { OrderLineRow } from '../../../db/schema/order.ts';

/** Returns the tax label of a line: `GST 5%`; empty if the shop charged none. */
export const taxName = ({ gstRate, tax }: Pick<OrderLineRow, 'gstRate' | 'tax'>): string =>
  gstRate > 0 && tax === 0 ? '' : `GST ${gstRate / 100}%`;
