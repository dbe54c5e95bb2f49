import { ShareRow } from '@/components/share/share-row';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { Cover } from '@/components/ui/cover';
import { Neighbours } from '@/components/ui/neighbours';
import { cleanHtml } from '@/lib/content/clean-html';
import type { EventCard, StoreEvent } from '@/lib/contract/event';
import { formatStart, formatDate, formatTime, formatWeekday } from '@/lib/format/date';
import { eventLocation, mapAddress } from '@/lib/features/event/event-query';
import { routes } from '@/lib/platform/routes';
import { site } from '@/lib/platform/site';
import { EventDay } from './event-day';
import { SeatBooking } from './seat-booking';
import { LabelFrame, type LabelCell } from '@/components/ui/label-frame';

interface EventScreenProps {
  event: StoreEvent;
  isOver: boolean;
  earlier: EventCard | undefined;
  later: EventCard | undefined;
}

export function EventScreen({ event, isOver, earlier, later }: EventScreenProps) {
  const seats = event.seats ?? null;
  return (
    <article className="pb-14 md:pb-18">
      <Cover
        picture={event.event_image}
        alt={event.image_alt || `${event.title}, ${eventLocation(event)}`}
      >
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: routes.home },
            { label: 'Events', href: routes.events },
          ]}
        />
        <div className="event-head">
          <EventDay start={event.start_datetime} />
          <div>
            <h1>{event.title}</h1>
            <p className="mt-3 text-3">
              <time dateTime={event.start_datetime}>{formatStart(event.start_datetime)}</time>
            </p>
          </div>
        </div>
        <p className="mt-4 text-3 text-ink-2">{event.summary}</p>
        {isOver ? (
          <p className="mt-4 font-[550]">This event is over.</p>
        ) : (
          <>
            {seats !== null && (
              <SeatBooking
                eventId={event.id}
                title={event.title}
                seats={seats}
                free={event.seats_free ?? 0}
              />
            )}
            <a
              href={routes.eventCalendar(event)}
              download
              className={`mt-5 ${buttonClass(seats === null ? 'main' : 'second')}`}
            >
              Add to calendar
            </a>
          </>
        )}
      </Cover>
      <div className="frame">
        <div className="grid gap-x-14 gap-y-10 pt-8 md:pt-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="lg:order-last">
            <EventFacts event={event} />
          </div>
          <div className="w-full max-w-[35rem] min-w-0 print:max-w-none">
            <div
              className="article-body prose"
              dangerouslySetInnerHTML={{ __html: cleanHtml(event.content) }}
            />
            <div className="mt-10 border-t border-rule">
              <ShareRow title={event.title} url={`${site.url()}${routes.event(event)}`} />
            </div>
          </div>
        </div>
        <Neighbours
          label="Other events"
          title="More events"
          list={{ label: 'All events', href: routes.events }}
          earlier={earlier && toNeighbour('Previous event', earlier)}
          later={later && toNeighbour('Next event', later)}
        />
      </div>
    </article>
  );
}

const toNeighbour = (label: string, event: EventCard) => ({
  label,
  href: routes.event(event),
  title: event.title,
  picture: event.event_image,
});

function EventFacts({ event }: { event: StoreEvent }) {
  const { start_datetime: start, end_datetime: end } = event;
  const isOneDay = formatDate(start) === formatDate(end);
  const cells: LabelCell[] = [
    { term: 'Day', value: formatWeekday(start), isWide: true },
    { term: 'Starts', value: formatTime(start) },
    {
      term: 'Ends',
      value: isOneDay ? formatTime(end) : `${formatWeekday(end)}, ${formatTime(end)}`,
    },
    {
      term: 'Where',
      value: (
        <>
          {eventLocation(event)}
          {event.city && (
            <a
              href={mapAddress(event)}
              target="_blank"
              rel="noreferrer"
              className={`mt-1 flex min-h-8 items-center font-text text-1 ${linkClass}`}
            >
              View on map
            </a>
          )}
        </>
      ),
      isWide: true,
    },
    { term: 'Category', value: event.category, isWide: true },
  ];
  return <LabelFrame title="When and where" aside="IST" cells={cells} />;
}
