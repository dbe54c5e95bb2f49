import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { EventCard } from '@/lib/contract/event';
import { type EventView, eventLocation, isOver } from '@/lib/features/event/event-query';
import { freeSeatsText } from '@/lib/features/event/seat-texts';
import { routes } from '@/lib/platform/routes';
import { EventBrowser } from './event-browser';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { formatStart } from '@/lib/format/date';
import { EventDay } from './event-day';

interface EventsScreenProps {
  view: EventView;
  events: EventCard[];
  now: Date;
}

export function EventsScreen({ view, events, now }: EventsScreenProps) {
  return (
    <div className="frame pt-4 pb-14 md:pb-18">
      <Breadcrumbs crumbs={[{ label: 'Home', href: routes.home }]} />
      <h1 className="mt-3 mb-5 font-display text-5 font-medium md:mb-7">Events</h1>
      <EventBrowser
        view={view}
        rows={events.map((event) => ({
          id: event.id,
          title: event.title,
          row: <EventRow event={event} isOver={isOver(event, now)} />,
        }))}
      />
    </div>
  );
}

function EventRow({ event, isOver }: { event: EventCard; isOver: boolean }) {
  const { seats = null, seats_free: free = 0 } = event;
  return (
    <article className="event-row">
      <EventDay start={event.start_datetime} />
      <div className="event-words">
        <p className="small-caps text-ink-2">{eventLocation(event)}</p>
        <h2>
          <Link href={routes.event(event)}>{event.title}</Link>
        </h2>
        <p className="mt-1">
          <time dateTime={event.start_datetime}>{formatStart(event.start_datetime)}</time>
        </p>
        <p className="event-summary">{event.summary}</p>
        {isOver ? (
          <p className="mt-2 text-ink-2">This event is over.</p>
        ) : (
          seats !== null && <p className="mt-2 font-[550]">{freeSeatsText(seats, free ?? 0)}</p>
        )}
      </div>
      {event.event_image && (
        <div className="event-picture picture">
          <Picture src={event.event_image} alt="" sizes="(width >= 48rem) 26vw, 76vw" />
        </div>
      )}
    </article>
  );
}
