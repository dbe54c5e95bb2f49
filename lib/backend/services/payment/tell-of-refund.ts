import type { Transaction } from '../../db/client.ts';
import type { PaymentRow, RefundRow } from '../../db/schema/payment.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { buyerOf } from '../order/buyer-of.ts';

const named: Record<string, string> = {
  membership: 'your month of Elite',
  gift_voucher: 'a gift voucher',
};

/** Tells whoever paid, once, that money is on its way back. */
export async function tellOfRefund(
  tx: Transaction,
  { orderId, customerId, buyer, purpose }: PaymentRow,
  { id, amount }: RefundRow,
): Promise<void> {
  if (orderId !== null && customerId !== null) {
    const { firstName, to } = await buyerOf(tx, { id: orderId, customerId });
    const data = { orderId, firstName, amount };
    await queueMessage(tx, { kind: 'order_refunded', to, key: `refund ${id}`, data });
    return;
  }
  if (!buyer.email) return;
  await queueMessage(tx, {
    kind: 'payment_refunded',
    to: { email: buyer.email },
    key: `refund ${id}`,
    data: { firstName: buyer.name, amount, forWhat: named[purpose] ?? 'your payment' },
  });
}
