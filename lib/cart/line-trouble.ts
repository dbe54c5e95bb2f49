import type { CartItem } from '../contract/cart';
import { quantityLimit } from './quantity-limit';

/** Why a line can't be ordered as it is, and the one step that mends it. */
export interface LineTrouble {
  text: string;
  remedy: string;
  /** The quantity to keep; 0 removes the line. */
  quantity: number;
}

type Line = Pick<CartItem, 'quantity' | 'available_quantity'>;

/** What is wrong with a line of the cart; null where it can be had. */
export function troubleWith({ quantity, available_quantity }: Line): LineTrouble | null {
  const most = quantityLimit(available_quantity);
  if (quantity <= most) return null;
  if (most === 0) return { text: 'Sold out meanwhile.', remedy: 'Remove', quantity: 0 };
  return {
    text: `Only ${most} left, you had asked for ${quantity}.`,
    remedy: `Keep ${most}`,
    quantity: most,
  };
}
