import { format } from 'date-fns/format';
import { toZonedTime } from 'date-fns-tz/toZonedTime';

/**
 * Formats a moment (ISO text, milliseconds or Date) in a time zone with a date-fns pattern.
 * Replaces the function of the same name in date-fns-tz, which loads all 300 files of date-fns and
 * adds a second to each start.
 */
export const formatInTimeZone = (
  moment: Date | string | number,
  zone: string,
  pattern: string,
): string => format(toZonedTime(moment, zone), pattern);
