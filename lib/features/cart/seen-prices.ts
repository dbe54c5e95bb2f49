import type { CartItem } from '../../contract/cart';
import { formatRupees } from '../../format/money';

/** Rupees for one, by product, as the customer has seen them in the cart. */
export type SeenPrices = Record<string, number>;

export const seenPricesKey = 'seen-prices';

type Priced = Pick<CartItem, 'product_id' | 'selling_price'>;

/** Reads what was kept; nothing where it is none of ours. */
export function parseSeenPrices(text: string | null): SeenPrices {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return {};
  }
}

/** The first price seen of everything in the cart; what has left the cart is forgotten. */
export function withSeen(seen: SeenPrices, items: readonly Priced[]): SeenPrices {
  return Object.fromEntries(
    items.map(({ product_id, selling_price }) => [product_id, seen[product_id] ?? selling_price]),
  );
}

export interface PriceChange {
  text: string;
  isDearer: boolean;
}

/** What to say where the price is another than the one seen before; null where it is the same. */
export function priceChange(seen: SeenPrices, item: Priced): PriceChange | null {
  const before = seen[item.product_id];
  if (before === undefined || before === item.selling_price) return null;
  return {
    text: `Now ${formatRupees(item.selling_price)}, it was ${formatRupees(before)}.`,
    isDearer: item.selling_price > before,
  };
}
