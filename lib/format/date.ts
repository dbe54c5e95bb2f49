import { inIndia, indiaZone } from '../contract/india-clock.ts';

/* `Intl` and not date-fns, which would be 7 KB of script on every page that shows a day. */
const indian = new Intl.DateTimeFormat('en-US', {
  timeZone: indiaZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

type Parts = Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod', string>;

/** Writes a moment (ISO 8601, or a date) in Indian time; empty for an invalid one. */
function write(iso: string, words: (parts: Parts) => string): string {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? inIndia(iso, '12:00:00') : iso);
  if (Number.isNaN(moment.getTime())) return '';
  const parts = indian.formatToParts(moment).map(({ type, value }) => [type, value]);
  return words(Object.fromEntries(parts) as Parts);
}

const time = ({ hour, minute, dayPeriod }: Parts) => `${hour}:${minute} ${dayPeriod}`;
const date = ({ day, month, year }: Parts) => `${day} ${month} ${year}`;

/** `21 November 2026` in Indian time. Takes ISO 8601 or a date. */
export const formatDate = (iso: string): string => write(iso, date);

/** `Monday, 23 November`. */
export const formatWeekday = (iso: string): string =>
  write(iso, ({ weekday, day, month }) => `${weekday}, ${day} ${month}`);

/** `21 November 2026, 4:05 PM`. */
export const formatDateTime = (iso: string): string =>
  write(iso, (parts) => `${date(parts)}, ${time(parts)}`);

/** `November 24, 2026 - 4:30 PM`. */
export const formatStart = (iso: string): string =>
  write(iso, (parts) => `${parts.month} ${parts.day}, ${parts.year} - ${time(parts)}`);

/** `4:30 PM`. */
export const formatTime = (iso: string): string => write(iso, time);

/** `24`. */
export const formatDayOfMonth = (iso: string): string => write(iso, ({ day }) => day);

/** `Nov`. */
export const formatShortMonth = (iso: string): string =>
  write(iso, ({ month }) => month.slice(0, 3));

/** `November 2026`, from `2026-11`. */
export const formatMonth = (month: string): string =>
  write(`${month}-15`, (parts) => `${parts.month} ${parts.year}`);
