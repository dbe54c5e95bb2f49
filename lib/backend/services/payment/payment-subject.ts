import type { PaymentRow } from '../../db/schema/payment.ts';
import { formatOrderId } from '../order/order-id.ts';

/**
 * Returns the subject that is sent to the gateway and checked in its reports: the order id, or the
 * purpose.
 */
export function paymentSubject({
  purpose,
  orderId,
}: Pick<PaymentRow, 'purpose' | 'orderId'>): string {
  return orderId === null ? purpose : formatOrderId(orderId);
}
