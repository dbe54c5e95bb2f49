import { noCash } from '../../../../contract/cash-messages.ts';
import { toPaise } from '../../../../contract/money.ts';
import type { ShopProfile } from '../../../../contract/shop-profile.ts';

/**
 * Returns why an amount (paise) cannot be paid in cash by the limits of the shop; undefined if it
 * can.
 */
export function cashObstacle(
  payable: number,
  {
    cash_from: minRupees = 0,
    cash_most: maxRupees = 0,
  }: Pick<ShopProfile, 'cash_from' | 'cash_most'>,
): string | undefined {
  if (payable < toPaise(minRupees)) return noCash.below(minRupees);
  if (maxRupees > 0 && payable > toPaise(maxRupees)) return noCash.above(maxRupees);
  return undefined;
}
