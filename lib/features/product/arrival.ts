import type { DeliveryTerms } from '../../contract/delivery-terms';
import type { DeliveryPlace } from '../place/delivery-to';
import { deliveryDays } from '../order/delivery-days';
import { expressDeliveryOf } from '../order/express-delivery';

/* The browser's own calendar: a library with time zones would weigh more than the rest of this page part. */
const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const utc = { timeZone: 'UTC' } as const;
const weekday = new Intl.DateTimeFormat('en-IN', { ...utc, weekday: 'long' });
const dayOnly = new Intl.DateTimeFormat('en-IN', { ...utc, day: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('en-IN', { ...utc, day: 'numeric', month: 'long' });

/**
 * When an order of this moment arrives at a place: `Monday, 23 November`, or
 * `27 to 28 November` where it may be either day. Members have it sooner in some cities.
 */
export function formatArrival(
  now: Date,
  { city }: Pick<DeliveryPlace, 'city'>,
  terms: DeliveryTerms,
  isMember?: boolean,
): string {
  const days = deliveryDays(india.format(now), city ?? '', terms, expressDeliveryOf(now, isMember));
  const from = new Date(`${days.from}T00:00:00Z`);
  const to = new Date(`${days.to}T00:00:00Z`);
  if (days.from === days.to) return `${weekday.format(from)}, ${dayAndMonth.format(from)}`;
  const isOneMonth = days.from.slice(0, 7) === days.to.slice(0, 7);
  return `${(isOneMonth ? dayOnly : dayAndMonth).format(from)} to ${dayAndMonth.format(to)}`;
}
