import type { Cart } from '../../contract/cart';
import type { DeliveryTerms } from '../../contract/delivery-terms';
import { toPaise, toRupees } from '../../contract/money';
import { goodsPaise, shortOfMinimum } from './checkout-gate';

export interface OrderGap {
  /** Rupees missing. */
  missing: number;
  /**
   * Whole rupees: minimum price of one product that fills the gap, even if a coupon reduces its
   * price.
   */
  minPrice: number;
  to: 'order' | 'free delivery';
}

type Terms = Pick<DeliveryTerms, 'minimum_order' | 'free_from'>;
type Totals = Pick<Cart, 'cart_totals'>;

/**
 * Returns the amount missing to the minimum order or, above it, to free delivery; null if none is.
 * `fee`: current delivery fee in rupees; 0 if it is free or not known.
 */
export function gapOf(cart: Totals, terms: Terms, fee: number): OrderGap | null {
  const short = shortOfMinimum(cart, terms);
  if (short > 0) return { missing: short, minPrice: findMinPrice(cart, short), to: 'order' };
  const { free_from: freeFrom = 0 } = terms;
  const missing = toRupees(toPaise(freeFrom) - goodsPaise(cart));
  if (fee <= 0 || missing <= 0) return null;
  return { missing, minPrice: findMinPrice(cart, missing), to: 'free delivery' };
}

function findMinPrice(cart: Totals, missing: number): number {
  const goods = goodsPaise(cart);
  if (goods <= 0) return Math.ceil(missing);
  return Math.ceil((missing * toPaise(cart.cart_totals.total)) / goods);
}
