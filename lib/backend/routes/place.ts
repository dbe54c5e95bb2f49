import * as calls from '../../contract/place.ts';
import { route, type Router } from '../http/route.ts';
import { findPinCode } from '../services/place/find-pin-code.ts';
import { listCities, listCountries, listStates } from '../services/place/list-places.ts';

export function placeRoutes(router: Router): void {
  route(router, calls.listCountries, async ({ context, query }) => ({
    data: await listCountries(context, query.filter_search),
  }));
  route(router, calls.listStates, async ({ context, idParam, query }) => ({
    data: await listStates(context, idParam('countryId', 'Country'), query.filter_search),
  }));
  route(router, calls.listCities, async ({ context, idParam, query }) => ({
    data: await listCities(context, idParam('stateId', 'State'), query.filter_search),
  }));
  route(router, calls.findPinCode, async ({ context, param }) => ({
    data: await findPinCode(context, param('pinCode')),
  }));
}
