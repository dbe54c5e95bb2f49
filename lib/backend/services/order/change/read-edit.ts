import { toPaise } from '../../../../contract/money.ts';
import type { OrderEdit } from '../../../../contract/staff-order-edit.ts';
import { findDeliveryAddress } from '../place/find-delivery-address.ts';
import type { ReadChange } from './change-order.ts';
import { enteredOrderAddress } from './entered-address.ts';

/** Maps a change by staff; an address is one of the customer's or the one that was entered. */
export function readEdit({ address_id, address, lines, shipping }: OrderEdit): ReadChange {
  return async (within, { customerId }) => {
    const own =
      address_id === undefined
        ? undefined
        : await findDeliveryAddress(within, customerId, address_id);
    return {
      address: own ?? (address && (await enteredOrderAddress(within, address))),
      lines: lines?.map((row) => ({ productId: row.product_id, quantity: row.quantity })),
      shipping: typeof shipping === 'number' ? toPaise(shipping) : shipping,
    };
  };
}

export function readOwnAddress(addressId: number): ReadChange {
  return async (within, { customerId }) => ({
    address: await findDeliveryAddress(within, customerId, addressId),
  });
}
