import type { OrderRow } from '../../../db/schema/order.ts';

const changeable = new Set(['Pending', 'Confirmed']);

/**
 * Whether address, rows and delivery can be changed: until it is packed, and not of a replacement.
 */
export const isChangeable = ({
  status,
  replacesId,
}: Pick<OrderRow, 'status' | 'replacesId'>): boolean =>
  changeable.has(status) && replacesId === null;
