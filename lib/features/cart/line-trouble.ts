import type { CartItem } from '../../contract/cart';
import { storeRules } from '../../contract/store-rules';

interface LineTrouble {
  text: string;
  remedy: string;
  /** Quantity to keep; 0 removes the line. */
  quantity: number;
}

type Line = Pick<CartItem, 'quantity' | 'available_quantity' | 'is_on_sale'>;

/** Returns why a line cannot be ordered; null if it can. */
export function troubleWith({
  quantity,
  available_quantity,
  is_on_sale,
}: Line): LineTrouble | null {
  if (is_on_sale === false) {
    return { text: 'We don’t sell this any more.', remedy: 'Remove', quantity: 0 };
  }
  const maxQuantity = quantityLimit(available_quantity);
  if (quantity <= maxQuantity) return null;
  if (maxQuantity === 0) return { text: 'This has just sold out.', remedy: 'Remove', quantity: 0 };
  return {
    text: `Only ${maxQuantity} left. Your cart has ${quantity}.`,
    remedy: `Keep ${maxQuantity}`,
    quantity: maxQuantity,
  };
}

/** Message if merging two carts exceeded the stock; null if it did not. */
export function cutShort({
  quantity,
  asked_quantity,
}: Pick<CartItem, 'quantity' | 'asked_quantity'>): string | null {
  if (!asked_quantity || asked_quantity <= quantity) return null;
  return `Your two carts had ${asked_quantity} of these. Only ${quantity} left.`;
}

/** Maximum pieces of a product per order: its stock, or 20 if the stock is unknown. */
export function quantityLimit(stock: number | null): number {
  return stock ?? storeRules.quantityWhereStockUnknown;
}
