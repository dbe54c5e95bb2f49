import { formatInTimeZone } from './in-time-zone.ts';

const zone = 'Asia/Kolkata';

/** `21 November 2026` in Indian time. Takes ISO 8601 or a date. */
export function formatDate(iso: string): string {
  return formatInTimeZone(
    /^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00:00+05:30` : iso,
    zone,
    'd MMMM yyyy',
  );
}

/** `Monday, 23 November`. */
export function formatWeekday(iso: string): string {
  return formatInTimeZone(
    /^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00:00+05:30` : iso,
    zone,
    'EEEE, d MMMM',
  );
}

/** `21 November 2026, 4:05 PM`. */
export function formatDateTime(iso: string): string {
  return formatInTimeZone(iso, zone, 'd MMMM yyyy, h:mm a');
}

/** `November 24, 2026 - 4:30 PM`. */
export function formatStart(iso: string): string {
  return formatInTimeZone(iso, zone, 'MMMM d, yyyy - h:mm a');
}

/** `4:30 PM`. */
export function formatTime(iso: string): string {
  return formatInTimeZone(iso, zone, 'h:mm a');
}

/** `24`. */
export function formatDayOfMonth(iso: string): string {
  return formatInTimeZone(iso, zone, 'd');
}

/** `Nov`. */
export function formatShortMonth(iso: string): string {
  return formatInTimeZone(iso, zone, 'MMM');
}

/** `November 2026`, from `2026-11`. */
export function formatMonth(month: string): string {
  return formatInTimeZone(`${month}-15T12:00:00+05:30`, zone, 'MMMM yyyy');
}
