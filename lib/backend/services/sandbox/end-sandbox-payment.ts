import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { sandboxPayments } from '../../db/schema/sandbox.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import { signSandboxMessage } from '../../providers/payment/sandbox-signature.ts';
import { findSandboxPayment } from './find-sandbox-payment.ts';
import { sandboxMessageOf } from './sandbox-message-of.ts';

/** What can be pressed there; of the last two another amount is taken than was asked for. */
export const sandboxOutcomes = ['success', 'failure', 'too_much', 'too_little'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** Paise that the sandbox takes too much, or too little. */
export const sandboxSlip = 1_000;

const slips: Partial<Record<SandboxOutcome, number>> = {
  too_much: sandboxSlip,
  too_little: -sandboxSlip,
};

/**
 * Ends a payment at the sandbox gateway, once: what was pressed first stays. A job tells the store by
 * a signed message. Answers where the browser goes back to, with the gateway's signed word.
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
