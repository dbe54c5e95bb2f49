import { workingDays, type DeliveryTerms, type Destination } from '../../contract/delivery-terms';
import { isExpressPlace } from '../../contract/express-place';
import type { ExpressDelivery } from './express-delivery';

export interface DeliveryDays {
  /** First and last day of arrival, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Delivery estimate of an order placed on `today` (`YYYY-MM-DD` in India): the working days of the
 * zone, by default 2 in the shop's own city, 5 to 6 elsewhere. Sundays and the day of the order do
 * not count. `express` applies to members: the same day, the next, or the days that the owner has
 * set, in express places.
 */
export function deliveryDays(
  today: string,
  { city, pin, zone }: Pick<Destination, 'city' | 'pin' | 'zone'>,
  terms: DeliveryTerms,
  express?: ExpressDelivery,
): DeliveryDays {
  const [minDays, maxDays] = workingDays({ city, zone }, terms);
  if (express !== undefined && isExpressPlace({ city, pin }, terms)) {
    const sameOrNext = express === 0 && isWorkingDay(today) ? 0 : 1;
    const days = Math.min(maxDays, terms.elite_benefits?.express_days || sameOrNext);
    const day = afterWorkingDays(today, days);
    return { from: day, to: day };
  }
  return { from: afterWorkingDays(today, minDays), to: afterWorkingDays(today, maxDays) };
}

const isWorkingDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0;

function afterWorkingDays(today: string, count: number): string {
  let day = new Date(`${today}T00:00:00Z`);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    if (day.getUTCDay() !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
