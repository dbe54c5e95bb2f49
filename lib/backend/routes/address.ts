import * as calls from '../../contract/address.ts';
import { route, type Router } from '../http/route.ts';
import { addAddress } from '../services/address/add-address.ts';
import { changeAddress } from '../services/address/change-address.ts';
import { deleteAddress } from '../services/address/delete-address.ts';
import { listAddresses } from '../services/address/list-addresses.ts';
import { toAddress } from '../services/address/serialize.ts';

export function addressRoutes(router: Router): void {
  route(router, calls.listAddresses, async ({ context, caller }) => ({
    data: (await listAddresses(context, caller.customerId)).map(toAddress),
  }));
  route(router, calls.addAddress, async ({ context, caller, body }) => ({
    message: 'Address added successfully!',
    data: toAddress(await addAddress(context, caller.customerId, body)),
  }));
  route(router, calls.changeAddress, async ({ context, caller, body, idParam }) => ({
    message: 'Address updated successfully!',
    data: toAddress(
      await changeAddress(context, caller.customerId, idParam('id', 'Address'), body),
    ),
  }));
  route(router, calls.makeAddressDefault, async ({ context, caller, query, body }) => ({
    message: 'Address updated successfully!',
    data: toAddress(
      await changeAddress(context, caller.customerId, query.contact_id, {
        ...body,
        is_default: true,
      }),
    ),
  }));
  route(router, calls.deleteAddress, async ({ context, caller, idParam }) => {
    await deleteAddress(context, caller.customerId, idParam('id', 'Address'));
    return { message: 'Address deleted successfully!' };
  });
}
