import { and, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { stockAlerts } from '../../db/schema/stock.ts';
import { addJob } from '../../jobs/add-job.ts';

/**
 * To be called by whatever puts a first piece into the stock of these products, in its transaction
 * and once it has locked them: those who asked to be told get a mail.
 */
export async function stockCameBack(db: Queryable, productIds: number[]): Promise<void> {
  const waited = await db
    .selectDistinct({ productId: stockAlerts.productId })
    .from(stockAlerts)
    .where(and(inArray(stockAlerts.productId, productIds), isNull(stockAlerts.sentAt)));
  for (const { productId } of waited) await addJob(db, 'send_stock_alerts', { productId });
}
