import { noCash, cashRefusal } from '../../../../contract/cash-messages.ts';
import { toPaise } from '../../../../contract/money.ts';
import type { ShopProfile } from '../../../../contract/shop-profile.ts';
import type { ServiceContext } from '../../../context.ts';
import { conflict } from '../../../errors.ts';
import { cashHistory } from '../../shipment/share-cash.ts';
import { hasConfirmed, readAccount } from './confirmed-number.ts';
import { readOrderLimits } from './order-limits.ts';

/**
 * Returns why an amount (paise) cannot be paid in cash by the limits of the shop; undefined if it
 * can, or if nothing is left to pay.
 */
export function cashObstacle(
  payable: number,
  {
    cash_from: minRupees = 0,
    cash_most: maxRupees = 0,
  }: Pick<ShopProfile, 'cash_from' | 'cash_most'>,
): string | undefined {
  if (payable === 0) return undefined;
  if (payable < toPaise(minRupees)) return noCash.below(minRupees);
  if (maxRupees > 0 && payable > toPaise(maxRupees)) return noCash.above(maxRupees);
  return undefined;
}

/**
 * Throws 409 if so many cash parcels to this customer or number came back that they must prepay.
 * For the account that has confirmed the number only its own orders count: other accounts cannot
 * take cash from its owner by ordering to it.
 */
export async function requireFewRefusals(
  context: ServiceContext,
  who: { customerId: number; mobile: string },
): Promise<void> {
  const { cash_refusals: maxRefusals } = await readOrderLimits(context);
  if (maxRefusals === 0) return;
  const { customerId, mobile } = who;
  const isOwner = hasConfirmed(await readAccount(context, customerId), mobile);
  const { refused } = await cashHistory(context.db, {
    customerId,
    mobile: isOwner ? null : mobile,
  });
  if (refused >= maxRefusals) throw conflict(cashRefusal(noCash.refused));
}
