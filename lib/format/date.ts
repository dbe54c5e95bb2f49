import { formatInIndia } from '../contract/format-in-india.ts';
import { inIndia } from '../contract/india-clock.ts';

const momentOf = (iso: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(iso) ? inIndia(iso, '12:00:00') : iso;

/** `21 November 2026` in Indian time. Takes ISO 8601 or a date. */
export function formatDate(iso: string): string {
  return formatInIndia(momentOf(iso), 'd MMMM yyyy');
}

/** `Monday, 23 November`. */
export function formatWeekday(iso: string): string {
  return formatInIndia(momentOf(iso), 'EEEE, d MMMM');
}

/** `21 November 2026, 4:05 PM`. */
export function formatDateTime(iso: string): string {
  return formatInIndia(iso, 'd MMMM yyyy, h:mm a');
}

/** `November 24, 2026 - 4:30 PM`. */
export function formatStart(iso: string): string {
  return formatInIndia(iso, 'MMMM d, yyyy - h:mm a');
}

/** `4:30 PM`. */
export function formatTime(iso: string): string {
  return formatInIndia(iso, 'h:mm a');
}

/** `24`. */
export function formatDayOfMonth(iso: string): string {
  return formatInIndia(iso, 'd');
}

/** `Nov`. */
export function formatShortMonth(iso: string): string {
  return formatInIndia(iso, 'MMM');
}

/** `November 2026`, from `2026-11`. */
export function formatMonth(month: string): string {
  return formatInIndia(inIndia(`${month}-15`), 'MMMM yyyy');
}
