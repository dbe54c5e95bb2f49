import { toCalendar } from '@/lib/features/event/calendar';
import { findEvent } from '@/lib/features/event/queries';
import { idFrom } from '@/lib/format/id';
import { routes } from '@/lib/platform/routes';
import { readShop } from '@/lib/features/shop-profile/queries';
import { site } from '@/lib/platform/site';

interface CalendarRequest {
  params: Promise<{ eventId: string }>;
}

export async function GET(_request: Request, { params }: CalendarRequest): Promise<Response> {
  const event = await findEvent(idFrom((await params).eventId));
  if (!event) return new Response('There is no such event.', { status: 404 });
  const { name } = await readShop();
  const url = `${site.url()}${routes.event(event)}`;
  return new Response(toCalendar(event, { name, url }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${event.id}.ics"`,
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    },
  });
}
