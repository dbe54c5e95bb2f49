import type { PaymentRow } from '../../db/schema/payment.ts';

/** States in which a payment can still be made. */
export const openStatuses = ['created', 'pending'];

/* Payment links expire after three days, so gateways are not asked again. */
export const queryPeriodMs = 3 * 24 * 60 * 60_000;

export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  openStatuses.includes(status);
