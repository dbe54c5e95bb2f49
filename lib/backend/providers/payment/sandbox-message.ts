import { member, readText } from '../read-message.ts';
import { ForgedMessage, type GatewayWord, type PaymentReport } from './payment-provider.ts';

/** The sandbox gateway's message about a payment, as JSON; `amount` in paise. */
export interface SandboxMessage {
  txn_id: string;
  reference: string;
  amount: number;
  currency: string;
  subject: string;
  status: PaymentReport['status'];
}

/** Reads a message whose signature has been verified. */
export function readSandboxMessage(text: string): GatewayWord {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw new ForgedMessage('The message is not JSON');
  }
  const status = (['paid', 'failed', 'pending'] as const).find(
    (one) => one === readText(sent, 'status'),
  );
  const txnId = readText(sent, 'txn_id');
  if (!status || !txnId) throw new ForgedMessage('The message says nothing of a payment');
  const report: PaymentReport = {
    txnId,
    reference: readText(sent, 'reference') || null,
    amount: Number(member(sent, 'amount')),
    currency: readText(sent, 'currency'),
    subject: readText(sent, 'subject') || undefined,
    status,
  };
  return { txnId, report, statement: text };
}
