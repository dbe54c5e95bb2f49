import { toPaise } from '../../../../contract/money.ts';
import type { OrderEdit, EnteredAddress } from '../../../../contract/staff-order-edit.ts';
import { findDeliveryAddress, toOrderAddress } from '../place/find-delivery-address.ts';
import type { ReadChange } from './change-order.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import type { OrderAddress } from '../../../db/schema/order.ts';
import { cities, states } from '../../../db/schema/place.ts';
import { checkPinCode, checkPlace } from '../../address/check-place.ts';

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

/**
 * Returns an address that staff have entered in the form that an order stores. 400 at the field for
 * a place outside India, or a state, city or PIN code that do not belong together.
 */
export async function enteredOrderAddress(
  context: ServiceContext,
  input: EnteredAddress,
): Promise<OrderAddress> {
  await checkPlace(context, {
    countryId: input.country,
    stateId: input.state,
    cityId: input.city,
  });
  await checkPinCode(context, {
    stateId: input.state,
    cityId: input.city,
    postalCode: input.postal_code,
  });
  const [place] = await context.db
    .select({ city: cities.name, state: states.name, gstCode: states.gstCode })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(cities.id, input.city));
  if (!place) throw new Error(`City ${input.city} is not there`);
  const { full_name, mobile, address_line_1, address_line_2, landmark, postal_code } = input;
  const address = {
    fullName: full_name,
    mobile,
    addressLine1: address_line_1,
    addressLine2: address_line_2,
    landmark,
    postalCode: postal_code,
  };
  return toOrderAddress(address, place);
}
