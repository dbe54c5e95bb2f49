import { routes } from '../../platform/routes';

export const paymentsPath = `${routes.dashboard}/payments`;
export const paymentPath = (id: number | string) => `${paymentsPath}/${id}`;
export const refundsPath = `${paymentsPath}/refunds`;

/** What the shop has to pay itself, or see to. */
export const refundsByHandPath = `${refundsPath}?state=by_hand`;
