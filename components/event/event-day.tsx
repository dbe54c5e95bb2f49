import { formatDayOfMonth, formatShortMonth } from '@/lib/format/date';

/** The day of an event and its month, left of the double rule; the date stands in words beside it. */
export function EventDay({ start }: { start: string }) {
  return (
    <p className="event-day" aria-hidden>
      <b>{formatDayOfMonth(start)}</b>
      <span className="small-caps text-ink-2">{formatShortMonth(start)}</span>
    </p>
  );
}
