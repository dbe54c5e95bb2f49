import { formatInTimeZone } from '../../format-in-time-zone.ts';
import {
  isHomeCity,
  type DeliveryTerms,
  type Destination,
} from '../../../contract/delivery-terms.ts';
import { storeRules } from '../../../contract/store-rules.ts';

const storeZone = 'Asia/Kolkata';
const dayMs = 24 * 60 * 60 * 1000;

/** The day that a moment belongs to in the store's zone, `YYYY-MM-DD`. */
export const dayInStore = (moment: Date): string =>
  formatInTimeZone(moment, storeZone, 'yyyy-MM-dd');

/** Whether a city is one of those that members are served in at once. */
export function isRapidCity(city: string): boolean {
  const name = city.trim().toLowerCase();
  return storeRules.rapidCities.some((rapid) => rapid.toLowerCase() === name);
}

/**
 * The day on which an order should have arrived, `YYYY-MM-DD`: 2 working days in the shop's
 * own city, 6 in the rest of India; for members, in the rapid cities, the day of the order or the next. Sundays
 * are no working days, and the day of the order does not count otherwise.
 */
export function expectedDelivery(
  placedAt: Date,
  { city, isMember }: Destination,
  terms: DeliveryTerms,
): string {
  const { nearby, elsewhere } = storeRules.deliveryDays;
  let left: number = (isHomeCity(city, terms) ? nearby : elsewhere)[1];
  let day = new Date(`${dayInStore(placedAt)}T00:00:00Z`);
  if (isMember && isRapidCity(city)) {
    const isInTime = Number(formatInTimeZone(placedAt, storeZone, 'H')) < storeRules.rapidUntilHour;
    left = isInTime && day.getUTCDay() !== 0 ? 0 : 1;
  }
  while (left > 0) {
    day = new Date(day.getTime() + dayMs);
    if (day.getUTCDay() !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
