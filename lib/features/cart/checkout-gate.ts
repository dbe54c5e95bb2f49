import type { Cart } from '../../contract/cart';
import type { DeliveryTerms } from '../../contract/delivery-terms';
import { minimumOrderMessage } from '../../contract/minimum-order';
import { toPaise, toRupees } from '../../contract/money';
import { troubleWith } from './line-trouble';

type Terms = Pick<DeliveryTerms, 'minimum_order'>;

const minOrderPaise = ({ minimum_order: minOrder }: Terms) => toPaise(minOrder);

/** Goods after the discount; a gift voucher pays for them and does not reduce this amount. */
export const goodsPaise = ({ cart_totals: { total, discount_amt } }: Pick<Cart, 'cart_totals'>) =>
  toPaise(total) - toPaise(discount_amt);

/**
 * Returns whether the goods reach the minimum order; the limit is inclusive (₹250 is enough for
 * ₹250).
 */
export function reachesMinimum(cart: Pick<Cart, 'cart_totals'>, terms: Terms): boolean {
  return goodsPaise(cart) >= minOrderPaise(terms);
}

/** Returns the rupees missing to the minimum order; 0 if it is reached. */
export function shortOfMinimum(cart: Pick<Cart, 'cart_totals'>, terms: Terms): number {
  return toRupees(Math.max(minOrderPaise(terms) - goodsPaise(cart), 0));
}

export function findObstacles(cart: Cart, terms: Terms): string[] {
  if (cart.data.length === 0) return ['Your cart is empty'];
  const isTroubled = cart.data.some((item) => troubleWith(item) !== null);
  return [
    ...(isTroubled ? ['Fix the marked items to continue.'] : []),
    ...(reachesMinimum(cart, terms) ? [] : [minimumOrderMessage(terms)]),
  ];
}
