import { cutText } from '../../contract/cut-text.ts';
import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { webhookDeliveries, webhooks } from '../db/schema/connection.ts';
import { decrypt } from '../encryption/encrypt.ts';
import { postWebhook } from '../services/webhook/post-webhook.ts';
import { NotTaken } from './run-job.ts';

/** After this number of tries a message counts as failed; staff can send it again. */
export const maxTries = 12;
const longestAnswer = 200;

/**
 * Sends a webhook to another program, signed: `X-Sose-Signature: t=<seconds>,v1=<HMAC-SHA256 of
 * `t.body`>`. Throws if it does not answer 2xx: the job is retried with growing pauses.
 */
export async function sendWebhook(
  context: ServiceContext,
  { deliveryId }: { deliveryId: number },
): Promise<void> {
  const { db, env, now } = context;
  const [found] = await db
    .select({ delivery: webhookDeliveries, hook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!found || found.delivery.status !== 'waits' || !found.hook.isActive) return;
  const { delivery, hook } = found;
  const body = JSON.stringify({
    id: delivery.id,
    event: delivery.event,
    created_at: delivery.createdAt.toISOString(),
    data: delivery.payload,
  });
  const seconds = Math.floor(now().getTime() / 1_000);
  const secret = decrypt(env.dataKeys, 'webhook', hook.id, hook.encryptedSecret);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const { isTaken, answer } = await post(context, hook.url, body, {
    'content-type': 'application/json',
    'user-agent': 'SOSE-Webhook/1',
    'x-sose-event': delivery.event,
    'x-sose-delivery': String(delivery.id),
    'x-sose-signature': `t=${seconds},v1=${signature}`,
  });
  const tries = delivery.tries + 1;
  const status = isTaken ? 'delivered' : tries >= maxTries ? 'failed' : 'waits';
  await db
    .update(webhookDeliveries)
    .set({
      status,
      answer,
      tries: sql`tries + 1`,
      triedAt: now(),
      deliveredAt: isTaken ? now() : null,
    })
    .where(eq(webhookDeliveries.id, deliveryId));
  if (status === 'waits') throw new NotTaken(`Message ${deliveryId} was not taken: ${answer}`);
}

async function post(
  context: ServiceContext,
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ isTaken: boolean; answer: string }> {
  try {
    const { status, text } = await postWebhook(context, url, { body, headers });
    const answer = cutText(`${status} ${text}`.trim(), longestAnswer);
    return { isTaken: status >= 200 && status < 300, answer };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { isTaken: false, answer: cutText(why, longestAnswer) };
  }
}
