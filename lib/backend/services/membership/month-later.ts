import { addMonths } from 'date-fns';
import { fromZonedTime, toZonedTime } from 'date-fns-tz';

const storeZone = 'Asia/Kolkata';

/**
 * The same time of the same day of the next month, by the calendar in India; the month's last day
 * where it has no such day.
 */
export function monthLater(moment: Date): Date {
  return fromZonedTime(addMonths(toZonedTime(moment, storeZone), 1), storeZone);
}
