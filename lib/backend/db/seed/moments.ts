import { dayInIndia, inIndia } from '../../../contract/india-clock.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A time (`HH:mm`) in India, `days` after the given moment. */
export function hourInIndia(now: Date, days: number, hour: string): Date {
  return new Date(inIndia(dayInIndia(daysLater(now, days)), `${hour}:00`));
}

export function daysLater(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

export function minutesLater(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

/** Date on which the demo store got its first stock and customers: 200 days before `now`. */
export const openedAt = (now: Date): Date => daysLater(now, -200);
