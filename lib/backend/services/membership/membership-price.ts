import type { ServiceContext } from '../../context.ts';
import { readSetting } from '../shop-profile/read-setting.ts';

const usualPrice = 19_900;

/**
 * Returns the price of a month of Elite in paise: the setting `elite_price`, or ₹199 if it is not
 * set.
 */
export async function membershipPrice(context: Pick<ServiceContext, 'db'>): Promise<number> {
  const price = await readSetting(context, 'elite_price');
  return Number.isSafeInteger(price) && Number(price) > 0 ? Number(price) : usualPrice;
}
