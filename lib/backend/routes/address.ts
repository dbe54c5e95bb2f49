import * as addressCalls from '../../contract/address.ts';
import * as placeCalls from '../../contract/place.ts';
import type { CustomerCaller } from '../context.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router, dataRoute } from '../http/route.ts';
import { addAddress } from '../services/address/add-address.ts';
import { changeAddress, deleteAddress } from '../services/address/change-address.ts';
import { listAddresses, toAddress } from '../services/address/list-addresses.ts';
import { findPinCode } from '../services/place/find-pin-code.ts';
import { listCities, listCountries, listStates } from '../services/place/list-places.ts';

const changesByAccount: Limit = {
  name: 'address-changes',
  points: 200,
  seconds: 3_600,
  message: 'Too many changes to your addresses. Try again later.',
};

export function addressRoutes(router: Router): void {
  const count = ({ customerId }: CustomerCaller) =>
    router.limits.byKey(changesByAccount, String(customerId));
  route(router, addressCalls.listAddresses, async ({ context, caller }) => ({
    data: (await listAddresses(context, caller.customerId)).map(toAddress),
  }));
  route(router, addressCalls.addAddress, async ({ context, caller, body }) => {
    await count(caller);
    return {
      message: 'Address added successfully!',
      data: toAddress(await addAddress(context, caller.customerId, body)),
    };
  });
  route(router, addressCalls.changeAddress, async ({ context, caller, body, idParam }) => {
    const id = idParam('id', 'Address');
    await count(caller);
    return {
      message: 'Address updated successfully!',
      data: toAddress(await changeAddress(context, caller.customerId, id, body)),
    };
  });
  route(router, addressCalls.makeAddressDefault, async ({ context, caller, query, body }) => {
    await count(caller);
    const change = { ...body, is_default: true };
    return {
      message: 'Address updated successfully!',
      data: toAddress(await changeAddress(context, caller.customerId, query.contact_id, change)),
    };
  });
  route(router, addressCalls.deleteAddress, async ({ context, caller, idParam }) => {
    await count(caller);
    await deleteAddress(context, caller.customerId, idParam('id', 'Address'));
    return { message: 'Address deleted successfully!' };
  });
  dataRoute(router, placeCalls.listCountries, ({ context, query }) =>
    listCountries(context, query.filter_search),
  );
  dataRoute(router, placeCalls.listStates, ({ context, idParam, query }) =>
    listStates(context, idParam('countryId', 'Country'), query.filter_search),
  );
  dataRoute(router, placeCalls.listCities, ({ context, idParam, query }) =>
    listCities(context, idParam('stateId', 'State'), query.filter_search),
  );
  dataRoute(router, placeCalls.findPinCode, ({ context, param }) =>
    findPinCode(context, param('pinCode')),
  );
}
