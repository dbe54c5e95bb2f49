import { formatDayOfMonth, formatShortMonth } from '@/lib/format/date';

export function EventDay({ start }: { start: string }) {
  return (
    <p className="event-day" aria-hidden>
      <b>{formatDayOfMonth(start)}</b>
      <span className="small-caps text-ink-2">{formatShortMonth(start)}</span>
    </p>
  );
}
