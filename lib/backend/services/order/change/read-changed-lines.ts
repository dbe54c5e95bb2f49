import type { ServiceContext } from '../../../context.ts';
import type { OrderLineRow } from '../../../db/schema/order.ts';
import { conflict } from '../../../errors.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { readProductLines, type WantedLine } from '../read-product-lines.ts';

/**
 * Returns the lines of a changed order: rows that it had keep their agreed price and tax rate and
 * may use the pieces that they hold; new ones have the current price. 409 if none is left.
 */
export async function readChangedLines(
  context: ServiceContext,
  held: readonly OrderLineRow[],
  wanted: readonly WantedLine[] | undefined,
): Promise<CartLine[]> {
  const asked = wanted?.filter(({ quantity }) => quantity > 0) ?? held;
  if (asked.length === 0) {
    throw conflict('An order needs at least one item. Cancel the order instead.');
  }
  const lines = await readProductLines(
    context,
    asked.map(({ productId, quantity }) => ({ productId, quantity })),
  );
  return lines.map((line) => {
    const row = held.find(({ productId }) => productId === line.productId);
    if (!row) return line;
    const { name, sku, hsn, price, gstRate, image } = row;
    const stock = line.stock === null ? null : line.stock + row.quantity;
    return { ...line, name, sku, hsn, price, gstRate, image, stock, membersUntilMs: null };
  });
}
