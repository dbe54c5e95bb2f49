import * as calls from '../../contract/event.ts';
import { route, type Router } from '../http/route.ts';
import { getEvent, listEvents, toEvent, toEventCard } from '../services/event/read-events.ts';

export function eventRoutes(router: Router): void {
  route(router, calls.listEvents, async ({ context, query }) => ({
    events: (await listEvents(context, query)).map(toEventCard),
  }));
  route(router, calls.getEvent, async ({ context, idParam }) => ({
    data: toEvent(await getEvent(context, idParam('id', 'Event'))),
  }));
}
