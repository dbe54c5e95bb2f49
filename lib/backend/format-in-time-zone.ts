import { format } from 'date-fns/format';
import { toZonedTime } from 'date-fns-tz/toZonedTime';

/**
 * A moment (ISO text, milliseconds or Date) by the clock of a time zone, in a pattern of date-fns. The
 * function of that name in date-fns-tz loads all 300 files of date-fns, a second of each start.
 */
export const formatInTimeZone = (
  moment: Date | string | number,
  zone: string,
  pattern: string,
): string => format(toZonedTime(moment, zone), pattern);
