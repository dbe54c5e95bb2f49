import { timeInIndia } from '../../contract/india-clock';
import { storeRules } from '../../contract/store-rules';

/** Working days of express delivery to members: the same day or the next. */
export type ExpressDelivery = 0 | 1;

/** Express delivery of an order placed now; undefined for non-members. */
export function expressDeliveryOf(
  now: Date,
  isMember: boolean | undefined,
): ExpressDelivery | undefined {
  if (!isMember) return undefined;
  return Number(timeInIndia(now).slice(0, 2)) < storeRules.rapidUntilHour ? 0 : 1;
}
