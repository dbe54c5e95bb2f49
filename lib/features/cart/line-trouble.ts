import type { CartItem } from '../../contract/cart';
import { quantityLimit } from './quantity-limit';

export interface LineTrouble {
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
    return { text: 'We no longer sell this.', remedy: 'Remove', quantity: 0 };
  }
  const maxQuantity = quantityLimit(available_quantity);
  if (quantity <= maxQuantity) return null;
  if (maxQuantity === 0) return { text: 'Sold out meanwhile.', remedy: 'Remove', quantity: 0 };
  return {
    text: `Only ${maxQuantity} left, you had asked for ${quantity}.`,
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
  return `Your two carts held ${asked_quantity} of these; only ${quantity} are available.`;
}
