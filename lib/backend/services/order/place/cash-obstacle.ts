import { noCash, cashRefusal } from '../../../../contract/cash-messages.ts';
import { toPaise } from '../../../../contract/money.ts';
import type { ShopProfile } from '../../../../contract/shop-profile.ts';
import type { ServiceContext } from '../../../context.ts';
import { conflict } from '../../../errors.ts';
import { cashHistory } from '../../shipment/share-cash.ts';
import { hasConfirmed, readAccount } from './confirmed-number.ts';
import { canPayOnline } from '../../payment/can-pay-online.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
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

interface Buyer {
  customerId: number;
  /** Number of the delivery address. */
  mobile: string;
}

/**
 * Returns the reason if so many cash parcels to this customer or number came back that they must
 * prepay. For the account that has confirmed the number, other open accounts' orders do not count:
 * they cannot take cash from its owner by ordering to it. Those of closed accounts do, because they
 * may have been the owner's.
 */
export async function refusalObstacle(
  context: ServiceContext,
  { customerId, mobile }: Buyer,
): Promise<string | undefined> {
  const { cash_refusals: maxRefusals } = await readOrderLimits(context);
  if (maxRefusals === 0) return undefined;
  const isOwner = hasConfirmed(await readAccount(context, customerId), mobile);
  const { refused } = await cashHistory(context.db, { customerId, mobile, isOwner });
  return refused >= maxRefusals ? noCash.refused : undefined;
}

/** Throws 409 with the reason why an order cannot be paid in cash, if there is one. */
export async function refuseCash(
  context: ServiceContext,
  why: string | false | undefined,
): Promise<void> {
  if (why) throw conflict(cashRefusal(why, canPayOnline(context, await readShop(context))));
}
