import { eq } from 'drizzle-orm';
import type { AddressChange } from '../../../contract/address.ts';
import type { ServiceContext } from '../../context.ts';
import { addresses } from '../../db/schema/address.ts';
import { toAddressValues } from './address-values.ts';
import { checkPinCode, checkPlace } from './check-place.ts';
import { holdingAddresses, unsetDefault } from './hold-addresses.ts';
import { readAddress, type PlacedAddress, listAddresses } from './list-addresses.ts';

/**
 * Changes the fields that were sent. `is_default: true` makes it the default; false has no effect,
 * because one address is always the default. 404 if it is not the customer's.
 */
export function changeAddress(
  context: ServiceContext,
  customerId: number,
  addressId: number,
  change: AddressChange,
): Promise<PlacedAddress> {
  return holdingAddresses(context, customerId, async (within) => {
    const { row } = await readAddress(within, customerId, addressId);
    const values = toAddressValues(change);
    const place = {
      countryId: values.countryId ?? row.countryId,
      stateId: values.stateId ?? row.stateId,
      cityId: values.cityId ?? row.cityId,
    };
    await checkPlace(within, place);
    const postalCode = values.postalCode ?? row.postalCode;
    const isMoved =
      place.stateId !== row.stateId || place.cityId !== row.cityId || postalCode !== row.postalCode;
    if (isMoved) {
      const isCityConfirmed = change.is_city_confirmed;
      await checkPinCode(within, { ...place, postalCode, isCityConfirmed });
    }
    const isDefault = row.isDefault || change.is_default === true;
    if (isDefault && !row.isDefault) await unsetDefault(within, customerId);
    await within.db
      .update(addresses)
      .set({ ...values, ...place, isDefault, updatedAt: context.now() })
      .where(eq(addresses.id, addressId));
    return readAddress(within, customerId, addressId);
  });
}

/**
 * Deletes an address; if it was the default, the newest of the others becomes the default. 404 if
 * it is not the customer's.
 */
export async function deleteAddress(
  context: ServiceContext,
  customerId: number,
  addressId: number,
): Promise<void> {
  await holdingAddresses(context, customerId, async (within) => {
    const { row } = await readAddress(within, customerId, addressId);
    await within.db
      .update(addresses)
      .set({ deletedAt: context.now(), isDefault: false })
      .where(eq(addresses.id, addressId));
    const [newest] = await listAddresses(within, customerId);
    if (row.isDefault && newest) {
      await within.db
        .update(addresses)
        .set({ isDefault: true })
        .where(eq(addresses.id, newest.row.id));
    }
  });
}
