import { and, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { stockAlerts } from '../../db/schema/stock.ts';
import { addJob } from '../../jobs/add-job.ts';

/**
 * Queues the stock alert mails. Must be called when the stock of these products rises from 0, in
 * the same transaction and after the products were locked.
 */
export async function stockCameBack(db: Queryable, productIds: number[]): Promise<void> {
  const waited = await db
    .selectDistinct({ productId: stockAlerts.productId })
    .from(stockAlerts)
    .where(and(inArray(stockAlerts.productId, productIds), isNull(stockAlerts.sentAt)));
  for (const { productId } of waited) await addJob(db, 'send_stock_alerts', { productId });
}
