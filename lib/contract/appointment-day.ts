import { dayInIndia, inIndia } from './india-clock.ts';

const dayMs = 86_400_000;

/** How many days ahead appointments can be booked. */
const daysAhead = 180;

/** Adds days to a date; negative values subtract. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekDayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** First day that can be booked: tomorrow in India. */
export const firstDay = (now: Date): string => daysLater(dayInIndia(now), 1);

/** Last day that can be booked. */
export const lastDay = (now: Date): string => daysLater(dayInIndia(now), daysAhead);

/** Returns whether a text is a valid date of the years 1000 to 2999, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Returns the start of a slot as ISO 8601 with the offset of India. */
export const slotStart = (day: string, hour: string): string => inIndia(day, `${hour}:00`);
