import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Webhook, WebhookInput } from '../../../contract/staff-connection.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { webhooks } from '../../db/schema/connection.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { encrypt } from '../../encryption/encrypt.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { requirePublicAddress } from './public-address.ts';

/**
 * Returns all webhooks, newest first, with the number of failures among their last 100 messages.
 */
export async function listWebhooks({ db }: Pick<ServiceContext, 'db'>): Promise<Webhook[]> {
  const { rows } = await db.execute<Webhook>(sql`
    select w.id, w.url, w.events, w.is_active, to_json(w.created_at) #>> '{}' as created_at,
      (select count(*) filter (where d.status = 'failed')::int from (
        select status from webhook_deliveries where webhook_id = w.id order by id desc limit 100) d
      ) as failed
    from webhooks w order by w.id desc`);
  return rows;
}

/**
 * Creates a webhook; the secret is returned only here. Throws 400 if the address is in an internal
 * network.
 */
export async function addWebhook(
  context: ServiceContext,
  caller: CustomerCaller,
  { url, events, is_active }: WebhookInput,
): Promise<{ secret: string; data: Webhook[] }> {
  await requirePublicAddress(context, url);
  const secret = `whsec_${randomBytes(24).toString('base64url')}`;
  return withinTransaction(context, async (within, tx) => {
    const [made] = await tx
      .insert(webhooks)
      .values({
        url,
        events,
        isActive: is_active,
        encryptedSecret: Buffer.alloc(0),
        createdAt: context.now(),
      })
      .returning({ id: webhooks.id });
    if (!made) throw new Error('A webhook was not written down');
    // The encryption is bound to the row's id (AES-GCM additional data), so the row must exist
    // first.
    const encryptedSecret = encrypt(context.env.dataKeys, 'webhook', made.id, secret);
    await tx.update(webhooks).set({ encryptedSecret }).where(eq(webhooks.id, made.id));
    await writeAudit(within, caller, 'webhook.add', `webhook:${made.id}`, {
      after: { url, events, is_active },
    });
    return { secret, data: await listWebhooks(within) };
  });
}

/** Changes address and events of a webhook, or pauses it. Throws 404 if unknown, 400 as above. */
export async function changeWebhook(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { url, events, is_active }: WebhookInput,
): Promise<Webhook[]> {
  await requirePublicAddress(context, url);
  return withinTransaction(context, async (within, tx) => {
    const [changed] = await tx
      .update(webhooks)
      .set({ url, events, isActive: is_active })
      .where(eq(webhooks.id, id))
      .returning({ id: webhooks.id });
    if (!changed) throw notFound('Webhook');
    await writeAudit(within, caller, 'webhook.change', `webhook:${id}`, {
      after: { url, events, is_active },
    });
    return listWebhooks(within);
  });
}

/** Deletes a webhook with its messages. Throws 404 if unknown. */
export async function removeWebhook(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<Webhook[]> {
  return withinTransaction(context, async (within, tx) => {
    const [removed] = await tx
      .delete(webhooks)
      .where(eq(webhooks.id, id))
      .returning({ url: webhooks.url });
    if (!removed) throw notFound('Webhook');
    await writeAudit(within, caller, 'webhook.remove', `webhook:${id}`, { before: removed });
    return listWebhooks(within);
  });
}
