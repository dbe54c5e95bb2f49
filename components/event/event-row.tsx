import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { EventCard } from '@/lib/contract/event';
import { eventPlace } from '@/lib/features/event/event-place';
import { formatStart } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import { EventDay } from './event-day';

export function EventRow({ event }: { event: EventCard }) {
  return (
    <article className="event-row">
      <EventDay start={event.start_datetime} />
      <div className="event-words">
        <p className="small-caps text-ink-2">{eventPlace(event)}</p>
        <h2>
          <Link href={routes.event(event)} prefetch={false}>
            {event.title}
          </Link>
        </h2>
        <p className="mt-1">
          <time dateTime={event.start_datetime}>{formatStart(event.start_datetime)}</time>
        </p>
        <p className="event-summary">{event.summary}</p>
      </div>
      {event.event_image && (
        <div className="event-picture picture">
          <Picture src={event.event_image} alt="" sizes="(width >= 48rem) 26vw, 76vw" />
        </div>
      )}
    </article>
  );
}
