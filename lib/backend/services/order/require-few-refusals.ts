import { cashRefusal, noCash } from '../../../contract/cash-words.ts';
import type { ServiceContext } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { cashHistory } from '../shipment/cash-history.ts';
import { readOrderLimits } from './order-limits.ts';

/** Throws 409 if so many cash parcels to this customer or number came back that they must prepay. */
export async function requireFewRefusals(
  context: ServiceContext,
  who: { customerId: number; mobile: string },
): Promise<void> {
  const { cash_refusals: most } = await readOrderLimits(context);
  if (most === 0) return;
  const { refused } = await cashHistory(context.db, who);
  if (refused >= most) throw conflict(cashRefusal(noCash.refused));
}
