import * as calls from '../../contract/place.ts';
import { dataRoute, type Router } from '../http/route.ts';
import { findPinCode } from '../services/place/find-pin-code.ts';
import { listCities, listCountries, listStates } from '../services/place/list-places.ts';

export function placeRoutes(router: Router): void {
  dataRoute(router, calls.listCountries, ({ context, query }) =>
    listCountries(context, query.filter_search),
  );
  dataRoute(router, calls.listStates, ({ context, idParam, query }) =>
    listStates(context, idParam('countryId', 'Country'), query.filter_search),
  );
  dataRoute(router, calls.listCities, ({ context, idParam, query }) =>
    listCities(context, idParam('stateId', 'State'), query.filter_search),
  );
  dataRoute(router, calls.findPinCode, ({ context, param }) =>
    findPinCode(context, param('pinCode')),
  );
}
