import { noCash } from '../../../../contract/cash-words.ts';
import { toPaise } from '../../../../contract/money.ts';
import type { ShopProfile } from '../../../../contract/shop-profile.ts';

/**
 * Returns why an amount (paise) cannot be paid in cash by the limits of the shop; undefined if it
 * can.
 */
export function cashObstacle(
  payable: number,
  { cash_from: least = 0, cash_most: most = 0 }: Pick<ShopProfile, 'cash_from' | 'cash_most'>,
): string | undefined {
  if (payable < toPaise(least)) return noCash.below(least);
  if (most > 0 && payable > toPaise(most)) return noCash.above(most);
  return undefined;
}
