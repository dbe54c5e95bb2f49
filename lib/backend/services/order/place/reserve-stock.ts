import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { isSold } from '../../../db/is-listed.ts';
import { namedStatement } from '../../../db/named-statement.ts';
import { announceStock } from '../../family/announce-stock.ts';

const productId = sql`${sql.placeholder('productId')}::integer`;
const quantity = sql`${sql.placeholder('quantity')}::integer`;

/*
 * Conditional update: of two buyers of the last piece one gets no row. An unknown stock stays
 * unknown and has no movements. The last piece changes the product page, so `updated_at`, the date
 * that search engines read, changes with it.
 */
const take = namedStatement<{ id: number }>(
  'take_stock',
  sql`with taken as (
        update products p
        set stock = p.stock - ${quantity}, sold_count = p.sold_count + ${quantity},
            updated_at = case when p.stock = ${quantity} then ${sql.placeholder('now')}::timestamptz
                              else p.updated_at end
        where p.id = ${productId} and ${isSold}
          and p.price = coalesce(${sql.placeholder('price')}::integer, p.price)
          and (p.stock is null or p.stock >= ${quantity})
        returning p.id, p.stock
      ), moved as (
        insert into stock_movements (product_id, change, reason, order_id, created_at)
        select id, -${quantity}, 'order', ${sql.placeholder('orderId')}::integer,
               ${sql.placeholder('now')}::timestamptz
        from taken where stock is not null
      )
      select id from taken`,
);

interface Taken {
  productId: number;
  quantity: number;
  /** Null: taken at any price, because it was agreed earlier. */
  price: number | null;
}

/**
 * Takes the stock of all order lines, in order of product id (no deadlock), and announces it.
 * Returns false if a line was not available at its price: the caller must then roll back.
 */
export async function takeStock(
  context: ServiceContext,
  orderId: number,
  lines: readonly Taken[],
): Promise<boolean> {
  for (const line of [...lines].sort((a, b) => a.productId - b.productId)) {
    const [taken] = await take(context.db, {
      productId: line.productId,
      quantity: line.quantity,
      price: line.price,
      orderId,
      now: context.now(),
    });
    if (!taken) return false;
  }
  await announceStock(
    context,
    lines.map(({ productId, quantity }) => ({ productId, change: -quantity })),
  );
  return true;
}
