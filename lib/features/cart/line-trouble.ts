import type { CartItem } from '../../contract/cart';
import { quantityLimit } from './quantity-limit';

/** Why a line can't be ordered as it is, and the one step that mends it. */
export interface LineTrouble {
  text: string;
  remedy: string;
  /** The quantity to keep; 0 removes the line. */
  quantity: number;
}

type Line = Pick<CartItem, 'quantity' | 'available_quantity' | 'is_on_sale'>;

/** What is wrong with a line of the cart; null where it can be had. */
export function troubleWith({
  quantity,
  available_quantity,
  is_on_sale,
}: Line): LineTrouble | null {
  if (is_on_sale === false) {
    return { text: 'We no longer sell this.', remedy: 'Remove', quantity: 0 };
  }
  const most = quantityLimit(available_quantity);
  if (quantity <= most) return null;
  if (most === 0) return { text: 'Sold out meanwhile.', remedy: 'Remove', quantity: 0 };
  return {
    text: `Only ${most} left, you had asked for ${quantity}.`,
    remedy: `Keep ${most}`,
    quantity: most,
  };
}

/** What to say where two carts met and together held more than can be had; null where not. */
export function cutShort({
  quantity,
  asked_quantity,
}: Pick<CartItem, 'quantity' | 'asked_quantity'>): string | null {
  if (!asked_quantity || asked_quantity <= quantity) return null;
  return `Your two carts held ${asked_quantity} of these; only ${quantity} can be had.`;
}
