import type { Cart } from '../../contract/cart';
import type { DeliveryTerms } from '../../contract/delivery-terms';
import { toPaise, toRupees } from '../../contract/money';
import { goodsPaise, shortOfMinimum } from './checkout-gate';

export interface OrderGap {
  /** Rupees missing; 0: free delivery is reached. */
  missing: number;
  /**
   * Whole rupees: minimum price of one product that fills the gap, even if a coupon reduces its
   * price.
   */
  minPrice: number;
  to: 'order' | 'free delivery';
  /** Part of the way that is done, 0 to 1. */
  share: number;
}

type Terms = Pick<DeliveryTerms, 'minimum_order' | 'free_from'>;
type Totals = Pick<Cart, 'cart_totals'>;

/**
 * Returns the amount missing to the minimum order or, above it, to free delivery; null if there is
 * no such limit, or delivery is free without it. `fee`: current delivery fee in rupees; undefined
 * if it is not known.
 */
export function findOrderGap(cart: Totals, terms: Terms, fee: number | undefined): OrderGap | null {
  const short = shortOfMinimum(cart, terms);
  if (short > 0) return gapTo('order', cart, short, terms.minimum_order);
  const { free_from: freeFrom = 0 } = terms;
  if (freeFrom === 0) return null;
  const missing = toRupees(Math.max(toPaise(freeFrom) - goodsPaise(cart), 0));
  if (missing > 0 && fee === 0) return null;
  return gapTo('free delivery', cart, missing, freeFrom);
}

function gapTo(to: OrderGap['to'], cart: Totals, missing: number, limit: number): OrderGap {
  return { missing, minPrice: findMinPrice(cart, missing), to, share: (limit - missing) / limit };
}

function findMinPrice(cart: Totals, missing: number): number {
  const goods = goodsPaise(cart);
  if (goods <= 0) return Math.ceil(missing);
  return Math.ceil((missing * toPaise(cart.cart_totals.total)) / goods);
}
