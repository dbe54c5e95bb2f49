import { Buffer } from 'node:buffer';
import { and, eq, sql } from 'drizzle-orm';
import { webhookEvents } from '../../contract/staff-connection.ts';
import { webhookDeliveries, webhooks } from '../db/schema/connection.ts';
import type { TestStore } from './test-store.ts';

/**
 * Adds a webhook for all events; returns a function that reads the events of an order since then.
 */
export async function watchWebhookEvents(
  { context: { db } }: TestStore,
  orderId: string,
): Promise<() => Promise<string[]>> {
  const [hook] = await db
    .insert(webhooks)
    .values({
      url: 'https://books.example.in',
      events: [...webhookEvents],
      encryptedSecret: Buffer.from('secret'),
    })
    .returning();
  const ofHook = eq(webhookDeliveries.webhookId, hook?.id ?? 0);
  return async () => {
    const rows = await db
      .select()
      .from(webhookDeliveries)
      .where(and(ofHook, sql`payload ->> 'order_id' = ${orderId}`))
      .orderBy(webhookDeliveries.id);
    return rows.map(({ event }) => event);
  };
}
