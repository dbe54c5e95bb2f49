import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { sandboxPayments } from '../../db/schema/sandbox.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import {
  signSandboxMessage,
  type SandboxMessage,
} from '../../providers/payment/sandbox-message.ts';

/** The buttons of the page; with the last two a wrong amount is taken. */
export const sandboxOutcomes = ['success', 'failure', 'too_much', 'too_little'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** Difference of the wrong amounts, in paise. */
export const sandboxSlip = 1_000;

const slips: Partial<Record<SandboxOutcome, number>> = {
  too_much: sandboxSlip,
  too_little: -sandboxSlip,
};

/**
 * Ends a payment at the sandbox gateway once: the first outcome stays. A job sends the store a
 * signed message. Returns the URL to which the browser goes back, with a signed message.
 */
export async function endSandboxPayment(
  context: ServiceContext,
  txnId: string,
  outcome: SandboxOutcome,
  method: string,
): Promise<string> {
  const { now, env } = context;
  await inTransaction(context.db, async (tx) => {
    const ended = await tx
      .update(sandboxPayments)
      .set({
        status: outcome === 'failure' ? 'failed' : 'paid',
        amount: sql`${sandboxPayments.amount} + ${slips[outcome] ?? 0}`,
        method,
        settledAt: now(),
      })
      .where(and(eq(sandboxPayments.txnId, txnId), eq(sandboxPayments.status, 'open')))
      .returning({ txnId: sandboxPayments.txnId });
    if (ended.length > 0) await addJob(tx, 'sandbox_callback', { txnId });
  });
  const payment = await findSandboxPayment(context, txnId);
  const message = Buffer.from(sandboxMessageOf(payment)).toString('base64url');
  const secret = env.payment.sandboxSecret ?? '';
  const query = new URLSearchParams({
    message,
    signature: signSandboxMessage(secret, message, now()),
  });
  return `${payment.returnUrl}?${query.toString()}`;
}

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** Returns a payment of the sandbox gateway. Throws 404 if unknown. */
export async function findSandboxPayment(
  { db }: ServiceContext,
  txnId: string,
): Promise<SandboxPayment> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.txnId, txnId));
  if (!row) throw notFound('Payment');
  return row;
}

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
