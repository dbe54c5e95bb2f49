import * as calls from '../../contract/search.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { noteSearch } from '../services/search-notes/note-search.ts';

const openedByAddress: Limit = {
  name: 'search-opened-address',
  points: 300,
  seconds: 3_600,
  message: 'Too many requests. Please try again later!',
};

export function searchRoutes(router: Router): void {
  route(router, calls.noteOpenedHit, async ({ context, body, clientAddress }) => {
    await router.limits.byAddress(openedByAddress, clientAddress);
    noteSearch(context, body.query, 'opened');
    return {};
  });
}
