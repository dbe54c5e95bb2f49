import { formatInTimeZone } from './in-time-zone.ts';

/** The day that a moment belongs to in India, `YYYY-MM-DD`. */
export function dayInIndia(moment: Date): string {
  return formatInTimeZone(moment, 'Asia/Kolkata', 'yyyy-MM-dd');
}
