import { cashRefusal, noCash } from '../../../../contract/cash-messages.ts';
import type { ServiceContext } from '../../../context.ts';
import { conflict } from '../../../errors.ts';
import { cashHistory } from '../../shipment/cash-history.ts';
import { hasConfirmed, readAccount } from './confirmed-number.ts';
import { readOrderLimits } from './order-limits.ts';

/**
 * Throws 409 if so many cash parcels to this customer or number came back that they must prepay.
 * Who has confirmed the number answers for their own orders alone: other accounts cannot take cash
 * from its owner by ordering to it.
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
