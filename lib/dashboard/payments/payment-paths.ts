import { routes } from '../../platform/routes';

export const paymentsPath = `${routes.dashboard}/payments`;
export const paymentPath = (id: number | string) => `${paymentsPath}/${id}`;
export const courierCashPath = `${paymentsPath}/cash`;
export const refundsPath = `${paymentsPath}/refunds`;

export const refundsByHandPath = `${refundsPath}?state=by_hand`;
