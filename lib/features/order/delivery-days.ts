import { workingDays, type DeliveryTerms, type Destination } from '../../contract/delivery-terms';
import { isRapidCity } from '../../contract/rapid-city';
import type { ExpressDelivery } from './express-delivery';

export interface DeliveryDays {
  /** First and last day of arrival, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Delivery estimate of an order placed on `today` (`YYYY-MM-DD` in India): the working days of the
 * zone, by default 2 in the shop's own city, 5 to 6 elsewhere. Sundays and the day of the order do not count. `swift` applies
 * to members: the same day or the next in express cities.
 */
export function deliveryDays(
  today: string,
  { city, zone }: Pick<Destination, 'city' | 'zone'>,
  terms: DeliveryTerms,
  express?: ExpressDelivery,
): DeliveryDays {
  if (express !== undefined && isRapidCity(city)) {
    const day = express === 0 && isWorkingDay(today) ? today : afterWorkingDays(today, 1);
    return { from: day, to: day };
  }
  const [least, most] = workingDays({ city, zone }, terms);
  return { from: afterWorkingDays(today, least), to: afterWorkingDays(today, most) };
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
