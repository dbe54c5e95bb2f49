import { createHmac } from 'node:crypto';
import { isSameText, member, readText } from '../read-message.ts';
import { ForgedMessage, type SignedContent, type PaymentReport } from './payment-provider.ts';

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
export function readSandboxMessage(text: string): SignedContent {
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

/* Longer than a message takes to arrive, short enough to prevent replays. */
const goodForSeconds = 5 * 60;

export const sandboxSignatureHeader = 'x-sandbox-signature';

const hmac = (secret: string, seconds: string, text: string) =>
  createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');

/** Returns `t=<unix seconds>,v1=<hex>`, an HMAC over the time and the exact bytes of a message. */
export function signSandboxMessage(secret: string, text: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${hmac(secret, seconds, text)}`;
}

/**
 * Throws `ForgedMessage` if a message was not signed with the secret within the last five minutes.
 */
export function verifySandboxMessage(
  secret: string,
  text: string,
  signature: string,
  now: Date,
): void {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!isSameText(hmac(secret, seconds, text), given)) {
    throw new ForgedMessage('The signature is wrong');
  }
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > goodForSeconds) {
    throw new ForgedMessage('The message was signed too long ago');
  }
}
