import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { sandboxPayments } from '../../db/schema/sandbox.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import { signSandboxMessage } from '../../providers/payment/sandbox-signature.ts';
import { findSandboxPayment } from './find-sandbox-payment.ts';
import { sandboxMessageOf } from './sandbox-message-of.ts';

export type SandboxOutcome = 'success' | 'failure';

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
      .set({ status: outcome === 'success' ? 'paid' : 'failed', method, settledAt: now() })
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
