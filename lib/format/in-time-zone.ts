import { format } from 'date-fns/format';
import { toZonedTime } from 'date-fns-tz/toZonedTime';

/**
 * Formats a moment (ISO text, milliseconds or Date) in a time zone, with a date-fns pattern; empty for an invalid
 * moment.
 * `formatInTimeZone` of date-fns-tz is not used: it loads all 300 files of date-fns, one second per
 * start.
 */
export const formatInTimeZone = (
  moment: Date | string | number,
  zone: string,
  pattern: string,
): string => {
  const zoned = toZonedTime(moment, zone);
  return Number.isNaN(zoned.getTime()) ? '' : format(zoned, pattern);
};
