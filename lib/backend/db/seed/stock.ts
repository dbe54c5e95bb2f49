import { eq } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { demoCombos } from '../demo/catalogue.ts';
import { products } from '../schema/catalogue.ts';
import { stockMovements } from '../schema/stock.ts';
import { openedAt } from './moments.ts';
import { momentOf } from './orders.ts';
import { pastOrders } from './past-orders.ts';
import type { SeededProduct } from './products.ts';
import { insertRows, requireValue, numbered } from './rows.ts';

/**
 * Seeds the stock ledger: opening stock and the quantities of past orders, so that the sum equals
 * the stock in the demo data.
 */
export async function seedStockBook(
  tx: Transaction,
  seeded: Map<string, SeededProduct>,
  now: Date,
): Promise<void> {
  const sold = numbered(pastOrders).flatMap(({ id, lines, steps }) =>
    lines.map(({ sku, quantity }) => ({
      productId: requireValue(seeded, sku, 'product').id,
      orderId: id,
      change: -quantity,
      reason: 'order',
      createdAt: steps[0] ? momentOf(steps[0], now) : now,
    })),
  );
  const taken = new Map<number, number>();
  for (const { productId, change } of sold) {
    taken.set(productId, (taken.get(productId) ?? 0) - change);
  }
  const combos = new Set(demoCombos.map(({ sku }) => sku));
  const opening = [...seeded.values()].flatMap(({ id, sku, stock }) => {
    // Stock of a combo is that of its items.
    if (combos.has(sku)) return [];
    const change = (stock ?? 0) + (taken.get(id) ?? 0);
    return stock !== null && change > 0
      ? [{ productId: id, change, reason: 'opening', createdAt: openedAt(now) }]
      : [];
  });
  await insertRows(tx, stockMovements, numbered([...opening, ...sold]));
  for (const [id, count] of taken) {
    await tx.update(products).set({ soldCount: count }).where(eq(products.id, id));
  }
}
