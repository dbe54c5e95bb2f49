import type { OrderRow } from '../../../db/schema/order.ts';

/** An unpaid online order: its products can go back into the cart. */
export const waitsForPayment = ({
  status,
  payType,
  paidAt,
}: Pick<OrderRow, 'status' | 'payType' | 'paidAt'>): boolean =>
  status === 'Pending' && payType === 'Online Payment' && paidAt === null;
