import { formatInTimeZone } from './in-time-zone.ts';

/** Calendar day of a moment in India, `YYYY-MM-DD`. */
export function dayInIndia(moment: Date): string {
  return formatInTimeZone(moment, 'Asia/Kolkata', 'yyyy-MM-dd');
}
