import type { SandboxMessage } from '../../providers/payment/sandbox-message.ts';
import type { SandboxPayment } from './find-sandbox-payment.ts';

/** Returns the sandbox gateway's message about a payment. */
export function sandboxMessageOf(payment: SandboxPayment): string {
  const { txnId, reference, amount, currency, subject, status } = payment;
  const message: SandboxMessage = {
    txn_id: txnId,
    reference,
    amount,
    currency,
    subject,
    status: status === 'paid' || status === 'failed' ? status : 'pending',
  };
  return JSON.stringify(message);
}
