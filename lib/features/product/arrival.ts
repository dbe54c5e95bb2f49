import type { DeliveryTerms } from '../../contract/delivery-terms';
import { dayInIndia } from '../../contract/india-clock';
import type { DeliveryPlace } from '../place/delivery-to';
import { deliveryDays } from '../order/delivery-days';
import { expressDeliveryOf } from '../order/express-delivery';

/* Uses `Intl`, because date-fns would be larger than the rest of this chunk. */
const utc = { timeZone: 'UTC' } as const;
const weekday = new Intl.DateTimeFormat('en-IN', { ...utc, weekday: 'long' });
const dayOnly = new Intl.DateTimeFormat('en-IN', { ...utc, day: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('en-IN', { ...utc, day: 'numeric', month: 'long' });

/**
 * Arrival of an order placed now: `Monday, 23 November`, or `27 to 28 November`. Express delivery
 * applies to members in some cities.
 */
export function formatArrival(
  now: Date,
  { city, zone }: Pick<DeliveryPlace, 'city' | 'zone'>,
  terms: DeliveryTerms,
  isMember?: boolean,
): string {
  const express = expressDeliveryOf(now, isMember);
  const days = deliveryDays(dayInIndia(now), { city: city ?? '', zone }, terms, express);
  const from = new Date(`${days.from}T00:00:00Z`);
  const to = new Date(`${days.to}T00:00:00Z`);
  if (days.from === days.to) return `${weekday.format(from)}, ${dayAndMonth.format(from)}`;
  const isOneMonth = days.from.slice(0, 7) === days.to.slice(0, 7);
  return `${(isOneMonth ? dayOnly : dayAndMonth).format(from)} to ${dayAndMonth.format(to)}`;
}
