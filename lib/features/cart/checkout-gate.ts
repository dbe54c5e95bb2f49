import type { Cart } from '../../contract/cart';
import type { DeliveryTerms } from '../../contract/delivery-terms';
import { minimumOrderMessage } from '../../contract/minimum-order';
import { troubleWith } from './line-trouble';

type Terms = Pick<DeliveryTerms, 'minimum_order'>;

const leastPaise = ({ minimum_order: least }: Terms) => Math.round(least * 100);

/* Before a gift voucher, which only pays for them. */
const goodsOf = ({ cart_totals: { total, discount_amt } }: Pick<Cart, 'cart_totals'>) =>
  Math.round(total * 100) - Math.round(discount_amt * 100);

/** Whether the goods of a cart reach the least that an order may be: of ₹250, ₹250 exactly does. */
export function reachesMinimum(cart: Pick<Cart, 'cart_totals'>, terms: Terms): boolean {
  return goodsOf(cart) >= leastPaise(terms);
}

/** Rupees that goods of this cart are short of the least order; 0 where they reach it. */
export function shortOfMinimum(cart: Pick<Cart, 'cart_totals'>, terms: Terms): number {
  return Math.max(leastPaise(terms) - goodsOf(cart), 0) / 100;
}

/** What keeps a cart from being ordered, in the words that stand beside the disabled button. */
export function obstaclesOf(cart: Cart, terms: Terms): string[] {
  if (cart.data.length === 0) return ['Your cart is empty'];
  const isTroubled = cart.data.some((item) => troubleWith(item) !== null);
  return [
    ...(isTroubled ? ['Please mend the marked products first.'] : []),
    ...(reachesMinimum(cart, terms) ? [] : [minimumOrderMessage(terms)]),
  ];
}
