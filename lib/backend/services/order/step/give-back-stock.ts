import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { namedStatement } from '../../../db/named-statement.ts';
import { announceStock } from '../../family/announce-stock.ts';

export interface Pieces {
  productId: number;
  quantity: number;
  /** Pieces that were not sold after all; default: those cancelled, none of those returned. */
  unsold?: number;
}

const productId = sql`${sql.placeholder('productId')}::integer`;
const quantity = sql`${sql.placeholder('quantity')}::integer`;
const unsold = sql`${sql.placeholder('unsold')}::integer`;
const reason = sql`${sql.placeholder('reason')}::text`;

/*
 * Counterpart of `take_stock`: an unknown stock stays unknown and has no movements.
 */
const giveBack = namedStatement<{ id: number }>(
  'give_back_stock',
  sql`with given as (
        update products p
        set stock = p.stock + ${quantity},
            sold_count = greatest(p.sold_count - ${unsold}, 0),
            updated_at = case when p.stock = 0 and ${quantity} > 0 then ${sql.placeholder('now')}::timestamptz
                              else p.updated_at end
        where p.id = ${productId}
        returning p.id, p.stock
      ), moved as (
        insert into stock_movements (product_id, change, reason, order_id, created_at)
        select id, ${quantity}, ${reason}, ${sql.placeholder('orderId')}::integer,
               ${sql.placeholder('now')}::timestamptz
        from given where stock is not null and ${quantity} > 0
      )
      select id from given`,
);

/**
 * Gives back the stock of an order, in order of product id (no deadlock). Must be the last step of
 * the transaction. Not idempotent: call it once per state change of the order. Revalidates product
 * pages and triggers stock alerts.
 */
export async function giveBackStock(
  context: ServiceContext,
  orderId: number,
  pieces: readonly Pieces[],
  why: 'cancelled' | 'expired' | 'returned',
): Promise<void> {
  for (const piece of [...pieces].sort((a, b) => a.productId - b.productId)) {
    const unsoldPieces = piece.unsold ?? (why === 'returned' ? 0 : piece.quantity);
    const given = { ...piece, unsold: unsoldPieces, reason: why, orderId, now: context.now() };
    await giveBack(context.db, given);
  }
  await announceStock(
    context,
    pieces
      .filter(({ quantity }) => quantity > 0)
      .map(({ productId, quantity }) => ({ productId, change: quantity })),
  );
}
