import { cashRefusal, noCash } from '../../../contract/cash-words.ts';
import type { ShopProfile } from '../../../contract/shop-profile.ts';
import type { ServiceContext } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { findZone } from '../place/find-zone.ts';

/** Throws 409 if the shop does not accept cash now, or not at this PIN code. */
export async function requireCash(
  context: ServiceContext,
  { takes_cash: takesCash }: ShopProfile,
  pinCode: string,
): Promise<void> {
  if (!takesCash) throw conflict(cashRefusal(noCash.anywhere));
  const zone = await findZone(context, pinCode);
  if (zone && !zone.takesCash) throw conflict(cashRefusal(noCash.to(pinCode)));
}
