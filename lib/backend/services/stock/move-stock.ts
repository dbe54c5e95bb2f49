import { eq } from 'drizzle-orm';
import type { StockInput } from '../../../contract/staff-product-stock.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../errors.ts';
import { readComboTerms, stockFollowsItems } from '../combo/combo-terms.ts';
import { announceProducts } from '../product/announce-products.ts';
import type { EditableRow } from '../product/editable-row.ts';
import { isAvailable } from '../product/change-effects.ts';
import { lockProduct } from '../product/lock-product.ts';
import { bookStock } from '../product/product-rows.ts';
import { writeAudit } from '../staff/write-audit.ts';

const largest = 1_000_000;

/**
 * Changes the stock of a product manually and writes a stock movement; returns the new stock.
 * Throws 404 for an unknown product, 409 if the stock would be negative or is unknown.
 */
export async function moveStock(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  input: StockInput,
): Promise<number | null> {
  return withinTransaction(context, async (within, tx) => {
    const before = await lockProduct(tx, productId);
    if ((await readComboTerms(tx, [productId])).size > 0) throw conflict(stockFollowsItems);
    const stock = nextStock(before, input);
    if (stock === before.stock) return stock;
    const flips = isAvailable(stock) !== isAvailable(before.stock);
    await tx
      .update(products)
      .set({ stock, ...(flips && { updatedAt: context.now() }) })
      .where(eq(products.id, productId));
    const change = (stock ?? 0) - (before.stock ?? 0);
    await bookStock(within, caller, productId, { change, reason: 'staff', note: input.note });
    await writeAudit(within, caller, 'stock.change', `product:${productId}`, {
      before: { stock: before.stock },
      after: { stock, note: input.note },
    });
    await announceProducts(within, [{ before, after: { stock }, isNew: false }]);
    return stock;
  });
}

function nextStock({ name, stock }: EditableRow, { change, set_to }: StockInput): number | null {
  if (change === undefined) return set_to ?? null;
  if (stock === null) {
    throw conflict(`The stock of ${name} isn’t tracked. Enter how many you counted.`);
  }
  if (stock + change < 0) {
    throw conflict(`${name}: only ${stock} in stock`, { available_quantity: stock });
  }
  if (stock + change > largest) throw invalid({ change: ['Stock is too large'] });
  return stock + change;
}
