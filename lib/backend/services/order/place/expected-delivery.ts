import {
  workingDays,
  type DeliveryTerms,
  type Destination,
} from '../../../../contract/delivery-terms.ts';
import { dayInIndia, timeInIndia } from '../../../../contract/india-clock.ts';
import { isExpressPlace } from '../../../../contract/express-place.ts';
import { storeRules } from '../../../../contract/store-rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the expected day of delivery, `YYYY-MM-DD`: the last working day of the zone (by default
 * 2 in the shop's own city, 6 in the rest of India); for members in places with express delivery
 * the day of the order or the next day, or the working days that the owner has set. Sundays are no
 * working days, and otherwise the day of the order does not count.
 */
export function expectedDelivery(
  placedAt: Date,
  { city, pin, isMember, zone }: Destination,
  terms: DeliveryTerms,
): string {
  let [, left] = workingDays({ city, zone }, terms);
  let day = new Date(`${dayInIndia(placedAt)}T00:00:00Z`);
  if (isMember && isExpressPlace({ city, pin }, terms)) {
    const isInTime = Number(timeInIndia(placedAt).slice(0, 2)) < storeRules.rapidUntilHour;
    const sameOrNext = isInTime && day.getUTCDay() !== 0 ? 0 : 1;
    left = Math.min(left, terms.elite_benefits?.express_days || sameOrNext);
  }
  while (left > 0) {
    day = new Date(day.getTime() + dayMs);
    if (day.getUTCDay() !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
