import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { EventCard } from '@/lib/contract/event';
import type { EventView } from '@/lib/features/event/event-query';
import { routes } from '@/lib/platform/routes';
import { EventBrowser } from './event-browser';
import { EventRow } from './event-row';

interface EventsScreenProps {
  view: EventView;
  events: EventCard[];
}

export function EventsScreen({ view, events }: EventsScreenProps) {
  return (
    <div className="frame pt-4 pb-14 md:pb-18">
      <Breadcrumbs crumbs={[{ label: 'Home', href: routes.home }]} />
      <h1 className="mt-3 mb-5 font-display text-5 font-medium md:mb-7">Events</h1>
      <EventBrowser
        view={view}
        rows={events.map((event) => ({
          id: event.id,
          title: event.title,
          row: <EventRow event={event} />,
        }))}
      />
    </div>
  );
}
