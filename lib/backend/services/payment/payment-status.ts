import type { PaymentRow } from '../../db/schema/payment.ts';

/** States in which somebody may still pay. */
export const openStatuses = ['created', 'pending'];

/** Whether a payment waits for its end. */
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  openStatuses.includes(status);
