import type { CartLine, LineProduct } from './cart-lines.ts';
import { apportion } from './totals.ts';

/** A line of an order: a product by itself or a part of a combo. Amounts in paise. */
export interface SaleLine extends LineProduct {
  quantity: number;
  /** Price × quantity; of a part: its share in the price of the combo. */
  total: number;
  /** The line as the cart lists it: itself, or the combo that it is a part of. */
  item: CartLine;
}

/**
 * Replaces each combo by its parts, in their order. The price of one combo is distributed over them
 * in proportion to their own prices × quantity (largest remainder method) and multiplied, so the
 * totals of the parts always add up to the total of the combo. The price of a piece is its share
 * rounded down.
 */
export function explodeCombos(lines: readonly CartLine[]): SaleLine[] {
  return lines.flatMap((line) => explode(line));
}

function explode(line: CartLine): SaleLine[] {
  const { parts, quantity, price } = line;
  if (!parts) return [{ ...line, total: price * quantity, item: line }];
  const shares = apportion(
    price,
    parts.map((part) => part.share ?? part.price * part.quantity),
  );
  return parts.map((part, i) => {
    const share = shares[i] ?? 0;
    return {
      ...part,
      price: Math.floor(share / part.quantity),
      quantity: part.quantity * quantity,
      total: share * quantity,
      item: line,
    };
  });
}

/** Adds up the pieces of each product, which may be in several lines. */
export function countPieces(
  lines: readonly Pick<SaleLine, 'productId' | 'quantity'>[],
): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return pieces;
}
