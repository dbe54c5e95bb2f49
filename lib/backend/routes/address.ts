import * as calls from '../../contract/address.ts';
import type { CustomerCaller } from '../context.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { addAddress } from '../services/address/add-address.ts';
import { changeAddress, deleteAddress } from '../services/address/change-address.ts';
import { listAddresses, toAddress } from '../services/address/list-addresses.ts';

const changesByAccount: Limit = {
  name: 'address-changes',
  points: 200,
  seconds: 3_600,
  message: 'Too many changes to your addresses. Try again later.',
};

export function addressRoutes(router: Router): void {
  const count = ({ customerId }: CustomerCaller) =>
    router.limits.byKey(changesByAccount, String(customerId));
  route(router, calls.listAddresses, async ({ context, caller }) => ({
    data: (await listAddresses(context, caller.customerId)).map(toAddress),
  }));
  route(router, calls.addAddress, async ({ context, caller, body }) => {
    await count(caller);
    return {
      message: 'Address added successfully!',
      data: toAddress(await addAddress(context, caller.customerId, body)),
    };
  });
  route(router, calls.changeAddress, async ({ context, caller, body, idParam }) => {
    const id = idParam('id', 'Address');
    await count(caller);
    return {
      message: 'Address updated successfully!',
      data: toAddress(await changeAddress(context, caller.customerId, id, body)),
    };
  });
  route(router, calls.makeAddressDefault, async ({ context, caller, query, body }) => {
    await count(caller);
    const change = { ...body, is_default: true };
    return {
      message: 'Address updated successfully!',
      data: toAddress(await changeAddress(context, caller.customerId, query.contact_id, change)),
    };
  });
  route(router, calls.deleteAddress, async ({ context, caller, idParam }) => {
    await count(caller);
    await deleteAddress(context, caller.customerId, idParam('id', 'Address'));
    return { message: 'Address deleted successfully!' };
  });
}
