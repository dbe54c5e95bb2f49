import { inIndia, indiaFields } from '../contract/india-clock.ts';

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

interface Parts {
  weekday: string;
  day: number;
  month: string;
  year: number;
  hour: number;
  minute: string;
  half: 'AM' | 'PM';
}

/** Writes a moment (ISO 8601, or a date) in Indian time; empty for an invalid one. */
function write(iso: string, formatParts: (parts: Parts) => string): string {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? inIndia(iso, '12:00:00') : iso);
  if (Number.isNaN(moment.getTime())) return '';
  const fields = indiaFields(moment);
  const hours = fields.getUTCHours();
  return formatParts({
    weekday: weekdayNames[fields.getUTCDay()] ?? '',
    day: fields.getUTCDate(),
    month: monthNames[fields.getUTCMonth()] ?? '',
    year: fields.getUTCFullYear(),
    hour: hours % 12 || 12,
    minute: String(fields.getUTCMinutes()).padStart(2, '0'),
    half: hours < 12 ? 'AM' : 'PM',
  });
}

const time = ({ hour, minute, half }: Parts) => `${hour}:${minute} ${half}`;
const date = ({ day, month, year }: Parts) => `${day} ${month} ${year}`;

/** `21 November 2026` in Indian time. Takes ISO 8601 or a date. */
export const formatDate = (iso: string): string => write(iso, date);

/** `23 November`. */
export const formatDayAndMonth = (iso: string): string =>
  write(iso, ({ day, month }) => `${day} ${month}`);

/** `Monday, 23 November`. */
export const formatWeekday = (iso: string): string =>
  write(iso, ({ weekday, day, month }) => `${weekday}, ${day} ${month}`);

/** `Mon, 23 Nov`. */
export const formatShortWeekday = (iso: string): string =>
  write(iso, ({ weekday, day, month }) => `${weekday.slice(0, 3)}, ${day} ${month.slice(0, 3)}`);

/** `21 November 2026, 4:05 PM`; the space before AM and PM does not break. */
export const formatDateTime = (iso: string): string =>
  write(iso, (parts) => `${date(parts)}, ${time(parts).replace(' ', '\u00a0')}`);

/** `November 24, 2026 - 4:30 PM`. */
export const formatStart = (iso: string): string =>
  write(iso, (parts) => `${parts.month} ${parts.day}, ${parts.year} - ${time(parts)}`);

/** `4:30 PM`. */
export const formatTime = (iso: string): string => write(iso, time);

/** `24`. */
export const formatDayOfMonth = (iso: string): string => write(iso, ({ day }) => String(day));

/** `Nov`. */
export const formatShortMonth = (iso: string): string =>
  write(iso, ({ month }) => month.slice(0, 3));

/** `November 2026`, from `2026-11`. */
export const formatMonth = (month: string): string =>
  write(`${month}-15`, (parts) => `${parts.month} ${parts.year}`);
