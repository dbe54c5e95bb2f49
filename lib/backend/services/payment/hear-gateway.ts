import type { ServiceContext } from '../../context.ts';
import { notFound, StoreError } from '../../errors.ts';
import {
  ForgedMessage,
  PaymentUnavailable,
  type GatewayMessage,
  type SignedContent,
} from '../../providers/payment/payment-provider.ts';
import { findGateway } from '../../providers/connect.ts';
import { handleEvent, keepEvent } from './inbox.ts';

export type Channel = 'return' | 'webhook';

/**
 * Receives a message of a gateway: verifies the signature, stores the message, then handles it.
 * Throws 404 for a gateway without keys in this store, 400 for an invalid signature. A stored
 * message counts as received even if it cannot be handled now: a job retries it. Returns the
 * payment's transaction id; undefined if the message is about something else.
 */
export async function hearGateway(
  context: ServiceContext,
  name: string,
  channel: Channel,
  message: GatewayMessage,
): Promise<string | undefined> {
  const provider = findGateway(context, name);
  if (!provider) throw notFound('Gateway');
  const word = readWord(context, name, () =>
    channel === 'return' ? provider.readReturn(message) : provider.readWebhook(message),
  );
  if (!word) return undefined;
  const raw = channel === 'return' ? message.query.toString() + message.body : message.body;
  const { id } = await keepEvent(context, name, word, { by: channel, raw });
  try {
    await handleEvent(context, id);
  } catch (error) {
    const isAway = error instanceof PaymentUnavailable;
    context.log[isAway ? 'warn' : 'error']({ err: error, event: id }, 'an event has to wait');
  }
  return word.txnId;
}

function readWord(
  { log }: ServiceContext,
  provider: string,
  read: () => SignedContent | undefined,
): SignedContent | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ForgedMessage)) throw error;
    log.warn({ provider, reason: error.message }, 'a message is not from the gateway');
    throw new StoreError(400, 'This message isn’t signed correctly');
  }
}
