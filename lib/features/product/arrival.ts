import type { DeliveryTerms } from '../../contract/delivery-terms';
import { dayInIndia } from '../../contract/india-clock';
import { formatDayAndMonth, formatDayOfMonth, formatWeekday } from '../../format/date';
import type { DeliveryLocation } from '../place/delivery-to';
import { deliveryDays } from '../order/delivery-days';
import { expressDeliveryOf } from '../order/express-delivery';

/**
 * Arrival of an order placed now: `Monday, 23 November`, or `27 to 28 November`. Express delivery
 * applies to members in some cities.
 */
export function formatArrival(
  now: Date,
  { city, pin, zone }: Pick<DeliveryLocation, 'city' | 'zone'> & { pin?: string },
  terms: DeliveryTerms,
  isMember?: boolean,
): string {
  const express = expressDeliveryOf(now, isMember);
  const days = deliveryDays(dayInIndia(now), { city: city ?? '', pin, zone }, terms, express);
  if (days.from === days.to) return formatWeekday(days.to);
  const isOneMonth = days.from.slice(0, 7) === days.to.slice(0, 7);
  return `${(isOneMonth ? formatDayOfMonth : formatDayAndMonth)(days.from)} to ${formatDayAndMonth(days.to)}`;
}
