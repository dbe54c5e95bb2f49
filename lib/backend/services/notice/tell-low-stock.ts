import { sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { addNotice } from './list-notices.ts';

const maxNamed = 5;

interface Low extends Record<string, unknown> {
  id: number;
  name: string;
  stock: number;
}

/**
 * Tells staff of products on sale that have run out or whose stock has become low since the last
 * run: one notice for all of them, and one notice per product until its stock is up again.
 */
export async function tellLowStock(context: ServiceContext): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('low stock notices'))`);
    await tx.execute(sql`
      delete from low_stock_told t using products p
      where p.id = t.product_id and not ((p.is_low or p.stock = 0) and p.is_on_sale)`);
    const { rows } = await tx.execute<Low>(sql`
      with fresh as (
        insert into low_stock_told (product_id, created_at)
        select id, ${context.now().toISOString()}::timestamptz from products
        where (is_low or stock = 0) and is_on_sale and ${companyId} = any(websites)
        on conflict do nothing returning product_id)
      select p.id, p.name, p.stock from products p join fresh f on f.product_id = p.id
      order by p.stock, p.name`);
    const [first] = rows;
    if (!first) return;
    const names = rows
      .slice(0, maxNamed)
      .map(({ name, stock }) => `${name}: ${stock === 0 ? 'out of stock' : `${stock} left`}`);
    const more = rows.length - names.length;
    const isOut = rows.every(({ stock }) => stock === 0);
    const state = isOut ? 'Out of stock' : 'Low stock';
    const ids = rows.map(({ id }) => id);
    await addNotice(within, {
      kind: 'low_stock',
      key: `${context.now().toISOString()} ${Math.min(...ids)}`,
      title: `${state}: ${rows.length === 1 ? first.name : `${rows.length} products`}`,
      body: [...names, ...(more > 0 ? [`and ${more} more`] : [])].join(', '),
      path:
        rows.length === 1
          ? `/dashboard/products/${first.id}`
          : `/dashboard/products?sale=on&stock=${isOut ? 'out' : 'low'}`,
    });
  });
}
