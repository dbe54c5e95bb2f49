import type { Metadata } from 'next';
import { EventScreen } from '@/components/event/event-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { isOver, findNeighbours } from '@/lib/features/event/event-query';
import { findEvent, readEvents } from '@/lib/features/event/queries';
import { idFrom } from '@/lib/format/id';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { absolute } from '@/lib/seo/absolute';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { eventThing } from '@/lib/seo/content-json-ld';
import { movedOrMissing } from '@/lib/seo/moved-or-missing';
import { eventCard } from '@/lib/features/share/share-card';
import '../../../all-parts.css';
import '../../../article.css';
import '../../../event.css';

export async function generateMetadata({
  params,
}: PageProps<'/event/[eventId]'>): Promise<Metadata> {
  const event = await findEvent(idFrom((await params).eventId));
  if (!event) return {};
  return pageMetadata(routes.event(event), { name: event.title, card: eventCard(event) });
}

export default async function EventPage({ params }: PageProps<'/event/[eventId]'>) {
  await requireOpen(routes.events);
  const { eventId } = await params;
  const event = await findEvent(idFrom(eventId));
  if (!event) return movedOrMissing(`/event/${eventId}`);
  const all = await readEvents('all_events');
  const address = routes.event(event);
  return (
    <>
      <EventScreen
        event={event}
        isOver={isOver(event, new Date())}
        {...findNeighbours(event.id, all)}
      />
      <JsonLd
        things={[
          eventThing(event, absolute(address), await readShop()),
          breadcrumbList(
            { label: 'Events', href: routes.events },
            { label: event.title, href: address },
          ),
        ]}
      />
    </>
  );
}
