import * as pinCalls from '../../contract/staff-pin.ts';
import * as purposeCalls from '../../contract/staff-purpose.ts';
import * as calls from '../../contract/staff-search.ts';
import * as synonymCalls from '../../contract/staff-synonym.ts';
import { route, type Router } from '../http/route.ts';
import { forgetSearch } from '../services/search-notes/forget-search.ts';
import { listSearches } from '../services/search-notes/list-searches.ts';
import { pinRecordType } from '../services/search-notes/pin-record-type.ts';
import { purposeRecordType } from '../services/search-notes/purpose-record-type.ts';
import { synonymRecordType } from '../services/search-notes/synonym-record-type.ts';
import { recordHandlers, recordRoutes } from './record-routes.ts';

export function staffSearchRoutes(router: Router): void {
  recordRoutes(router, synonymCalls, recordHandlers(synonymRecordType));
  recordRoutes(router, purposeCalls, recordHandlers(purposeRecordType));
  recordRoutes(router, pinCalls, recordHandlers(pinRecordType));
  route(router, calls.listSearches, ({ context, query }) => listSearches(context, query));
  route(router, calls.forgetSearch, async ({ context, caller, body }) => {
    await forgetSearch(context, caller, body.query);
    return {};
  });
}
