import { conflict, type StoreError } from '../../errors.ts';
import { tooMany } from './availability.ts';
import type { CartLine } from './cart-lines.ts';

/**
 * Returns the lines with the stock that is left for each of them, the older ones first: a product
 * may be in several, singly and as a part of combos. A combo has what its parts allow; parts of
 * unknown stock do not limit it.
 */
export function allotStock(lines: readonly CartLine[]): CartLine[] {
  const left = new Map<number, number>();
  return lines.map((line) => {
    const pieces = line.parts ?? [{ productId: line.productId, stock: line.stock, quantity: 1 }];
    const known = pieces.flatMap((piece) =>
      piece.stock === null ? [] : [{ ...piece, stock: piece.stock }],
    );
    const limit = line.parts && !line.isSold ? [line.taken ?? 0] : [];
    const fitting = (stockOf: (piece: (typeof known)[number]) => number): number | null => {
      const counts = known.map((piece) => Math.floor(stockOf(piece) / piece.quantity));
      return known.length === 0 && limit.length === 0 ? null : Math.min(...counts, ...limit);
    };
    const stock = fitting((piece) => left.get(piece.productId) ?? piece.stock);
    const isStockShared = stock !== fitting((piece) => piece.stock);
    const used = Math.min(line.quantity, stock ?? line.quantity);
    for (const piece of known) {
      const before = left.get(piece.productId) ?? piece.stock;
      left.set(piece.productId, before - used * piece.quantity);
    }
    return { ...line, stock, isStockShared };
  });
}

/** As `tooMany`; says which part takes a combo off sale. */
export function lineUnavailable(
  { name, stock, isSold: isOnSale, isStockShared, parts }: CartLine,
  available: number,
): StoreError {
  const missing = isOnSale ? undefined : parts?.find((part) => !part.isSold);
  if (!missing || stock !== 0) return tooMany(name, available, isStockShared);
  return conflict(
    `${name} is no longer available, because ${missing.name} isn’t sold right now. Remove it from your cart.`,
    { available_quantity: 0 },
    'quantity_unavailable',
  );
}
