import type { Metadata } from 'next';
import { EventsScreen } from '@/components/event/events-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { eventsHref, parseEventView } from '@/lib/features/event/event-query';
import { readEvents } from '@/lib/features/event/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import '../../all-parts.css';
import '../../event.css';

export async function generateMetadata({ searchParams }: PageProps<'/event'>): Promise<Metadata> {
  const view = parseEventView(await searchParams);
  return pageMetadata(routes.events, {
    isIndexed: eventsHref(view) === routes.events && (await hasEvents()),
  });
}

const hasEvents = async () => (await readEvents('all_events')).length > 0;

export default async function EventsPage({ searchParams }: PageProps<'/event'>) {
  await requireOpen(routes.events);
  const view = parseEventView(await searchParams);
  return (
    <>
      <EventsScreen
        view={view}
        events={await readEvents(view.status, view.category)}
        now={new Date()}
      />
      <JsonLd things={[breadcrumbList({ label: 'Events', href: routes.events })]} />
    </>
  );
}
