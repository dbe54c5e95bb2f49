import { addMonths } from 'date-fns/addMonths';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { toZonedTime } from 'date-fns-tz/toZonedTime';
import { indiaZone } from '../../../contract/india-clock.ts';

/**
 * Returns the same time on the same day of the next month, in the time zone of India; the last day
 * of the month if it has no such day.
 */
export function monthLater(moment: Date): Date {
  return fromZonedTime(addMonths(toZonedTime(moment, indiaZone), 1), indiaZone);
}
