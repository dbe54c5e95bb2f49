import type { Cart } from '../contract/cart';
import { minimumOrderMessage, storeRules } from '../contract/store-rules';
import { troubleWith } from './line-trouble';

/** Whether the goods of a cart reach the least that an order may be: ₹250 exactly does. */
export function reachesMinimum({ cart_totals }: Pick<Cart, 'cart_totals'>): boolean {
  return Math.round(cart_totals.final_total * 100) >= storeRules.minimumOrder * 100;
}

/** Rupees that goods of this cart are short of the least order; 0 where they reach it. */
export function shortOfMinimum({ cart_totals }: Pick<Cart, 'cart_totals'>): number {
  const short = storeRules.minimumOrder * 100 - Math.round(cart_totals.final_total * 100);
  return Math.max(short, 0) / 100;
}

/** What keeps a cart from being ordered, in the words that stand beside the disabled button. */
export function obstaclesOf(cart: Cart): string[] {
  if (cart.data.length === 0) return ['Your cart is empty'];
  const isTroubled = cart.data.some((item) => troubleWith(item) !== null);
  return [
    ...(isTroubled ? ['Please mend the marked products first.'] : []),
    ...(reachesMinimum(cart) ? [] : [minimumOrderMessage]),
  ];
}
