import type { PaymentRow } from '../../db/schema/payment.ts';
import { formatOrderId } from '../order/order-id.ts';

/** What a payment is for, as its gateway is told and says back: the order's name, or the purpose. */
export function subjectOf({ purpose, orderId }: Pick<PaymentRow, 'purpose' | 'orderId'>): string {
  return orderId === null ? purpose : formatOrderId(orderId);
}
