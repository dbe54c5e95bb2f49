import { formatInTimeZone } from 'date-fns-tz';

const zone = 'Asia/Kolkata';

/** `21 November 2026`, as the calendar stands in India. Takes ISO 8601 or a date. */
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
