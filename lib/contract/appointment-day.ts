/* The days on which appointments can be: days of India, which keeps one time, +05:30, all year. */

const offsetMs = 330 * 60_000;
const dayMs = 86_400_000;

/** How many days ahead the diary is open. */
export const daysAhead = 180;

/** The day that a moment belongs to in India, `YYYY-MM-DD`, whatever the zone of the machine. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The hour and minute of a moment in India, `HH:mm`. */
export function indianHour(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(11, 16);
}

/** So many days later, or earlier where they are negative. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekDayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The first day that can be booked: tomorrow, as the calendar stands in India. */
export const firstDay = (now: Date): string => daysLater(indianDay(now), 1);

/** The last day for which the diary is open. */
export const lastDay = (now: Date): string => daysLater(indianDay(now), daysAhead);

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** The value of a slot on a day: its hour with the offset of India. */
export const startOf = (day: string, hour: string): string => `${day}T${hour}:00+05:30`;
