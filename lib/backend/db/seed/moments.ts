import { formatInTimeZone } from '../../format-in-time-zone.ts';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';

const storeZone = 'Asia/Kolkata';
const dayMs = 24 * 60 * 60 * 1000;

function dayInIndia(now: Date, days = 0): string {
  return formatInTimeZone(daysLater(now, days), storeZone, 'yyyy-MM-dd');
}

/** An hour (`HH:mm`) in India on the day that lies `days` after the given moment. */
export function hourInIndia(now: Date, days: number, hour: string): Date {
  return fromZonedTime(`${dayInIndia(now, days)}T${hour}:00`, storeZone);
}

export function daysLater(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

export function minutesLater(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

/** Date on which the demo store got its first stock and customers: 200 days before `now`. */
export const openedAt = (now: Date): Date => daysLater(now, -200);
