import { eq } from 'drizzle-orm';
import { countPieces } from '../../services/cart/explode-combos.ts';
import type { Transaction } from '../client.ts';
import { demoCombos } from '../demo/catalogue.ts';
import { products } from '../schema/catalogue.ts';
import { stockMovements } from '../schema/stock.ts';
import { openedAt } from './moments.ts';
import { momentOf, requireStep, type OrderStep, type SeededOrder } from './past-orders.ts';
import type { SeededProduct } from './products.ts';
import { insertRows, requireValue, numbered } from './rows.ts';

/**
 * Seeds the stock ledger: opening stock, and what past orders took and returned, so that the
 * sum equals the stock in the demo data.
 */
export async function seedStockBook(
  tx: Transaction,
  seeded: Map<string, SeededProduct>,
  orders: readonly SeededOrder[],
  now: Date,
): Promise<void> {
  const moved = orders.flatMap(({ id: orderId, sold, returned, ...order }) => {
    const at = (status: OrderStep['status']) => momentOf(requireStep(order, status), now);
    const taken = [...countPieces(sold)].map(([productId, pieces]) => ({
      ...{ productId, orderId, change: -pieces, reason: 'order', createdAt: at('Pending') },
    }));
    if (!returned) return taken;
    const { id: productId } = requireValue(seeded, returned.sku, 'product');
    const back = { productId, orderId, change: returned.quantity, reason: 'returned' };
    return [...taken, { ...back, createdAt: at('Returned') }];
  });
  const combos = new Set(demoCombos.map(({ sku }) => sku));
  const opening = [...seeded.values()].flatMap(({ id, sku, stock }) => {
    // Stock of a combo is that of its items.
    if (combos.has(sku)) return [];
    const change = (stock ?? 0) - sumOfChanges(moved.filter(({ productId }) => productId === id));
    return stock !== null && change > 0
      ? [{ productId: id, change, reason: 'opening', createdAt: openedAt(now) }]
      : [];
  });
  await insertRows(tx, stockMovements, numbered([...opening, ...moved]));
  for (const [id, soldCount] of countPieces(orders.flatMap(({ sold }) => sold))) {
    await tx.update(products).set({ soldCount }).where(eq(products.id, id));
  }
}

const sumOfChanges = (moved: readonly { change: number }[]): number =>
  moved.reduce((sum, { change }) => sum + change, 0);
