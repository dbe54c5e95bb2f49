import type { PaymentRow } from '../../db/schema/payment.ts';

/** States in which a payment can still be made. */
export const openStatuses = ['created', 'pending'];

export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  openStatuses.includes(status);
