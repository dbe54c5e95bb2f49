import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { inTransaction } from '../db/transaction.ts';
import { queueMessage } from '../services/messages/queue-message.ts';
import { isListed } from '../db/is-listed.ts';

const maxPerRun = 200;

interface BackProduct extends Record<string, unknown> {
  id: number;
  name: string;
  slug: string;
}

/**
 * Mails all customers who wait for the product, once each: the mail and the sent mark are one
 * transaction. If the product has sold out again, they keep waiting.
 */
export async function sendStockAlerts(
  context: ServiceContext,
  { productId }: { productId: number },
): Promise<void> {
  for (let sent = maxPerRun; sent === maxPerRun;) {
    sent = await inTransaction(context.db, (tx) => sendSome(context, tx, productId));
  }
}

async function sendSome(
  { now }: ServiceContext,
  tx: Transaction,
  productId: number,
): Promise<number> {
  const moment = now().toISOString();
  const { rows: products } = await tx.execute<BackProduct>(sql`
    select p.id, p.name, p.slug from products p
    where p.id = ${productId} and p.is_available and ${isListed(moment)}
      and (p.members_until is null or p.members_until <= ${moment}::timestamptz)`);
  const [product] = products;
  if (!product) return 0;
  const { rows: waiting } = await tx.execute<{ email: string }>(sql`
    update stock_alerts set sent_at = ${moment}::timestamptz
    where id in (
      select id from stock_alerts where product_id = ${productId} and sent_at is null
      order by id limit ${maxPerRun} for update skip locked)
    returning email`);
  for (const { email } of waiting) {
    await queueMessage(tx, {
      kind: 'back_in_stock',
      to: { email },
      data: { productName: product.name, path: `/products/${product.id}/${product.slug}` },
    });
  }
  return waiting.length;
}
