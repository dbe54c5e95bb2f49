import type { ServiceContext } from '../context.ts';
import {
  sandboxSignatureHeader,
  signSandboxMessage,
} from '../providers/payment/sandbox-message.ts';
import { findSandboxPayment, sandboxMessageOf } from '../services/sandbox/end-sandbox-payment.ts';

/**
 * Sends the result of a sandbox payment to the store over HTTP, as a real gateway does. Throws if
 * the store does not accept it: the job is retried with a new signature.
 */
export async function sandboxCallback(
  context: ServiceContext,
  { txnId }: { txnId: string },
): Promise<void> {
  const { env, now } = context;
  const secret = env.payment.sandboxSecret;
  if (secret === undefined) return;
  const body = sandboxMessageOf(await findSandboxPayment(context, txnId));
  const host = ['0.0.0.0', '::'].includes(env.host) ? '127.0.0.1' : env.host;
  const answer = await fetch(`http://${host}:${env.port}/payments/webhook/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [sandboxSignatureHeader]: signSandboxMessage(secret, body, now()),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The store answered ${answer.status} to the sandbox`);
}
