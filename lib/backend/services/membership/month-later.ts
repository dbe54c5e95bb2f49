import { addMonths } from 'date-fns/addMonths';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { toZonedTime } from 'date-fns-tz/toZonedTime';

const storeZone = 'Asia/Kolkata';

/**
 * The same time of the same day of the next month, by the calendar in India; the month's last day
 * where it has no such day.
 */
export function monthLater(moment: Date): Date {
  return fromZonedTime(addMonths(toZonedTime(moment, storeZone), 1), storeZone);
}
