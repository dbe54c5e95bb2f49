import { LabelFrame, type LabelCell } from '@/components/ui/label-frame';
import { linkClass } from '@/components/ui/button-class';
import type { StoreEvent } from '@/lib/contract/event';
import { eventPlace, mapAddress } from '@/lib/features/event/event-place';
import { formatDate, formatTime, formatWeekday } from '@/lib/format/date';

export function EventFacts({ event }: { event: StoreEvent }) {
  const { start_datetime: start, end_datetime: end } = event;
  const isOneDay = formatDate(start) === formatDate(end);
  const cells: LabelCell[] = [
    { term: 'Day', value: formatWeekday(start), isWide: true },
    { term: 'From', value: formatTime(start) },
    { term: 'To', value: isOneDay ? formatTime(end) : `${formatWeekday(end)}, ${formatTime(end)}` },
    {
      term: 'Where',
      value: (
        <>
          {eventPlace(event)}
          {event.city && (
            <a
              href={mapAddress(event)}
              target="_blank"
              rel="noreferrer"
              className={`mt-1 flex min-h-8 items-center font-text text-1 ${linkClass}`}
            >
              Show on a map
            </a>
          )}
        </>
      ),
      isWide: true,
    },
    { term: 'Category', value: event.category, isWide: true },
  ];
  return <LabelFrame title="When and where" aside="Indian time" cells={cells} />;
}
