import { format } from 'date-fns/format';
import { toZonedTime } from 'date-fns-tz/toZonedTime';
import { indiaZone } from './india-clock.ts';

/**
 * Formats a moment (ISO text, milliseconds or Date) in Indian time, with a date-fns pattern; empty
 * for an invalid moment. `formatInTimeZone` of date-fns-tz is not used: it loads all 300 files of
 * date-fns, one second per start.
 */
export function formatInIndia(moment: Date | string | number, pattern: string): string {
  const zoned = toZonedTime(moment, indiaZone);
  return Number.isNaN(zoned.getTime()) ? '' : format(zoned, pattern);
}
