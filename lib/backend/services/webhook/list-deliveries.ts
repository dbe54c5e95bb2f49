import { and, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type {
  listDeliveries as listDeliveriesCall,
  WebhookDelivery,
} from '../../../contract/staff-connection.ts';
import type { ServiceContext } from '../../context.ts';
import { webhookDeliveries } from '../../db/schema/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { readPage, type PageOf } from '../staff/read-page.ts';

/** Returns the messages sent to a webhook, newest first. */
export async function listDeliveries(
  { db }: ServiceContext,
  webhookId: number,
  query: QueryOf<typeof listDeliveriesCall>,
): Promise<PageOf<WebhookDelivery>> {
  const ofStatus = query.status ? sql` and d.status = ${query.status}` : sql``;
  const matching = sql`from webhook_deliveries d where d.webhook_id = ${webhookId}::int${ofStatus}`;
  return readPage(db, query, matching, async (limit, offset) => {
    const { rows } = await db.execute<WebhookDelivery>(sql`
      select d.id, d.event, d.status, d.tries, d.answer,
        to_json(d.created_at) #>> '{}' as created_at,
        to_json(d.delivered_at) #>> '{}' as delivered_at
      ${matching} order by d.id desc limit ${limit} offset ${offset}`);
    return rows;
  });
}

/** Sends a message again. Throws 404 if this webhook has no such message. */
export async function sendAgain(
  context: ServiceContext,
  webhookId: number,
  deliveryId: number,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const [found] = await tx
      .update(webhookDeliveries)
      .set({ status: 'waits', tries: 0, deliveredAt: null })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId)))
      .returning({ id: webhookDeliveries.id });
    if (!found) throw notFound('Message');
    await addJob(tx, 'send_webhook', { deliveryId });
  });
}
