import * as pinCalls from '../../contract/staff-pin.ts';
import * as purposeCalls from '../../contract/staff-purpose.ts';
import * as calls from '../../contract/staff-search.ts';
import * as trialCalls from '../../contract/staff-search-trial.ts';
import * as synonymCalls from '../../contract/staff-synonym.ts';
import type { Limit } from '../http/rate-limit.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { forgetSearch } from '../services/search-notes/note-search.ts';
import { listSearches } from '../services/search-notes/list-searches.ts';
import { pinRecordType } from '../services/search-notes/pin-record-type.ts';
import { previewSearch } from '../services/search-notes/preview-search.ts';
import { purposeRecordType } from '../services/search-notes/purpose-record-type.ts';
import { synonymRecordType } from '../services/search-notes/synonym-record-type.ts';
import { trySearches } from '../services/search-notes/try-searches.ts';
import { recordHandlers, recordRoutes } from './record-routes.ts';

const trialsByAccount: Limit = {
  name: 'search-trial',
  points: 120,
  seconds: 3_600,
  message: 'Too many previews. Try again later.',
};

export function staffSearchRoutes(router: Router): void {
  recordRoutes(router, synonymCalls, recordHandlers(synonymRecordType));
  recordRoutes(router, purposeCalls, recordHandlers(purposeRecordType));
  recordRoutes(router, pinCalls, recordHandlers(pinRecordType));
  route(router, calls.listSearches, async ({ context, query }) =>
    listSearches(await fromReader(context), query),
  );
  route(router, calls.forgetSearch, async ({ context, caller, body }) => {
    await forgetSearch(context, caller, body.query);
    return {};
  });
  route(router, trialCalls.trySearches, async ({ context, caller, body }) => {
    await router.limits.byKey(trialsByAccount, String(caller.customerId));
    return { data: await trySearches(context, body) };
  });
  dataRoute(router, trialCalls.previewSearch, ({ context, body }) =>
    previewSearch(context, body.query, body.draft),
  );
}
