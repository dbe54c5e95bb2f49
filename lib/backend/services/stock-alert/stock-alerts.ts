import { sql, and, inArray, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { stockAlerts } from '../../db/schema/stock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { isListed } from '../../db/is-listed.ts';
import type { Queryable } from '../../db/client.ts';
import { addJob } from '../../jobs/add-job.ts';

interface AlertProduct extends Record<string, unknown> {
  name: string;
  isAvailable: boolean;
}

/**
 * Registers an email address for a stock alert. Idempotent. Throws 404 if the product is not on
 * sale, 409 if it is in stock.
 */
export async function askForStockAlert(
  { db, now }: ServiceContext,
  productId: number,
  email: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Row lock (`for share`), so that the product cannot come back into stock between check and
    // insert.
    const { rows } = await tx.execute<AlertProduct>(sql`
      select p.name, p.is_available as "isAvailable" from products p
      where p.id = ${productId} and ${isListed(now().toISOString())} for share`);
    const [product] = rows;
    if (!product) throw notFound('Product');
    if (product.isAvailable) throw conflict(`${product.name} is in stock`);
    await tx
      .insert(stockAlerts)
      .values({ productId, email, createdAt: now() })
      .onConflictDoNothing();
  });
}

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
