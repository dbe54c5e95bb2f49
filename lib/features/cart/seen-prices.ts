import type { CartItem } from '../../contract/cart';
import { formatRupees } from '../../format/money';

/** Price per piece in rupees by product id, as the customer saw it in the cart. */
export type SeenPrices = Record<string, number>;

type Priced = Pick<CartItem, 'product_id' | 'selling_price'>;

/** Parses stored prices; invalid data gives none. */
export function parseSeenPrices(text: string | null): SeenPrices {
  try {
    const saved: unknown = JSON.parse(text ?? '{}');
    if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return {};
    return Object.fromEntries(
      Object.entries(saved).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return {};
  }
}

/** Keeps the first price seen of each product in the cart; removes all others. */
export function withSeen(seen: SeenPrices, items: readonly Priced[]): SeenPrices {
  return Object.fromEntries(
    items.map(({ product_id, selling_price }) => [product_id, seen[product_id] ?? selling_price]),
  );
}

export interface PriceChange {
  text: string;
  isDearer: boolean;
}

/** Returns the price change since the customer saw it; null if there is none. */
export function priceChange(seen: SeenPrices, item: Priced): PriceChange | null {
  const before = seen[item.product_id];
  if (before === undefined || before === item.selling_price) return null;
  return {
    text: `Now ${formatRupees(item.selling_price)}. It was ${formatRupees(before)}.`,
    isDearer: item.selling_price > before,
  };
}
