import * as calls from '../../contract/search.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { noteSearch } from '../services/search-notes/note-search.ts';
import { suggest } from '../services/suggestion/suggest.ts';

const hitsByAddress: Limit = {
  name: 'search-opened-address',
  points: 300,
  seconds: 3_600,
  message: 'Too many requests. Try again later.',
};

export function searchRoutes(router: Router): void {
  dataRoute(router, calls.suggest, ({ context, query }) => suggest(context, query.text));
  route(router, calls.noteSearchHit, async ({ context, body, clientAddress }) => {
    await router.limits.byAddress(hitsByAddress, clientAddress);
    const { query, action, is_suggestion: isSuggestion } = body;
    if (isSuggestion) noteSearch(context, query, 'found');
    noteSearch(context, query, action === 'cart' ? 'carted' : 'opened');
    return {};
  });
}
