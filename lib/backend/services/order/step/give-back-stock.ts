import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { namedStatement } from '../../../db/named-statement.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { offersChanged } from '../../../search/engine.ts';
import { tellOfStock } from '../../webhook/tell-webhooks.ts';
import { stockCameBack } from '../../stock-alert/stock-came-back.ts';

export interface Pieces {
  productId: number;
  quantity: number;
}

const productId = sql`${sql.placeholder('productId')}::integer`;
const quantity = sql`${sql.placeholder('quantity')}::integer`;
const reason = sql`${sql.placeholder('reason')}::text`;

/*
 * Counterpart of `take_stock`: an unknown stock stays unknown and has no movements. Cancelled
 * pieces reduce the sold count, returned pieces do not.
 */
const giveBack = namedStatement<{ isBack: boolean }>(
  'give_back_stock',
  sql`with given as (
        update products p
        set stock = p.stock + ${quantity},
            sold_count = case when ${reason} = 'returned' then p.sold_count
                              else greatest(p.sold_count - ${quantity}, 0) end,
            updated_at = case when p.stock = 0 then ${sql.placeholder('now')}::timestamptz
                              else p.updated_at end
        where p.id = ${productId}
        returning p.id, p.stock
      ), moved as (
        insert into stock_movements (product_id, change, reason, order_id, created_at)
        select id, ${quantity}, ${reason}, ${sql.placeholder('orderId')}::integer,
               ${sql.placeholder('now')}::timestamptz
        from given where stock is not null
      )
      select coalesce(stock = ${quantity}, false) as "isBack" from given`,
);

/**
 * Gives back the stock of an order, in order of product id (no deadlock). Must be the last step of
 * the transaction. Not idempotent: call it once per state change of the order. Revalidates product
 * pages and triggers stock alerts.
 */
export async function giveBackStock(
  { db, now }: ServiceContext,
  orderId: number,
  pieces: readonly Pieces[],
  why: 'cancelled' | 'expired' | 'returned',
): Promise<void> {
  if (pieces.length === 0) return;
  const cameBack: number[] = [];
  for (const piece of [...pieces].sort((a, b) => a.productId - b.productId)) {
    const [given] = await giveBack(db, { ...piece, reason: why, orderId, now: now() });
    if (given?.isBack) cameBack.push(piece.productId);
  }
  await addJob(db, 'revalidate', {
    tags: [
      ...pieces.map((piece) => `product:${piece.productId}`),
      ...(cameBack.length > 0 ? ['products'] : []),
    ],
  });
  await tellOfStock(
    { db, now },
    pieces.map((piece) => piece.productId),
  );
  if (cameBack.length > 0) {
    await stockCameBack(db, cameBack);
    await offersChanged(db, cameBack);
  }
}
