import { toCalendar } from '@/lib/features/event/calendar';
import { findEvent } from '@/lib/features/event/queries';
import { idFrom } from '@/lib/format/id';
import { routes } from '@/lib/platform/routes';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { readShop } from '@/lib/features/shop-profile/queries';
import { site } from '@/lib/platform/site';

interface CalendarRequest {
  params: Promise<{ eventId: string }>;
}

export async function GET(_request: Request, { params }: CalendarRequest): Promise<Response> {
  const shop = await readShop();
  const event = await findEvent(idFrom((await params).eventId));
  if (!event || !isOpen(shop, routes.events)) {
    return new Response('We couldn’t find this event.', { status: 404 });
  }
  const url = `${site.url()}${routes.event(event)}`;
  return new Response(toCalendar(event, { name: shop.name, url }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${event.id}.ics"`,
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    },
  });
}
