import type { Cart } from '../../contract/cart';
import type { DeliveryTerms } from '../../contract/delivery-terms';
import { toPaise, toRupees } from '../../contract/money';
import { goodsOf, shortOfMinimum } from './checkout-gate';

export interface OrderGap {
  /** Rupees of goods that are missing. */
  missing: number;
  to: 'order' | 'free delivery';
}

type Terms = Pick<DeliveryTerms, 'minimum_order' | 'free_from'>;

/**
 * Returns what is missing to the minimum order or, where that is reached, to free delivery; null if
 * nothing is. `fee`: rupees that delivery costs now; 0 if it is free or not known.
 */
export function gapOf(cart: Pick<Cart, 'cart_totals'>, terms: Terms, fee: number): OrderGap | null {
  const short = shortOfMinimum(cart, terms);
  if (short > 0) return { missing: short, to: 'order' };
  const { free_from: freeFrom = 0 } = terms;
  const missing = toRupees(toPaise(freeFrom) - goodsOf(cart));
  return fee > 0 && missing > 0 ? { missing, to: 'free delivery' } : null;
}
