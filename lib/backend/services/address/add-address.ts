import { and, count, eq, isNull } from 'drizzle-orm';
import type { NewAddress } from '../../../contract/address.ts';
import type { ServiceContext } from '../../context.ts';
import { addresses } from '../../db/schema/address.ts';
import { conflict } from '../../errors.ts';
import { toAddressValues, optionalFields } from './address-values.ts';
import { checkPinCode, checkPlace } from './check-place.ts';
import { holdingAddresses, unsetDefault } from './hold-addresses.ts';
import { readAddress, type PlacedAddress } from './list-addresses.ts';
import { cutText } from '../../../contract/cut-text.ts';
import { customers } from '../../db/schema/customer.ts';

/** Characters of a first and of a last name. */
const maxNameLength = 50;

const maxAddresses = 50;

/**
 * Creates an address; the first one becomes the default, and gives its name to an account without
 * one. 409 if the customer has 50.
 */
export function addAddress(
  context: ServiceContext,
  customerId: number,
  input: NewAddress,
): Promise<PlacedAddress> {
  return holdingAddresses(context, customerId, async (within) => {
    const place = { countryId: input.country, stateId: input.state, cityId: input.city };
    await checkPlace(within, place);
    await checkPinCode(within, {
      ...place,
      postalCode: input.postal_code,
      isCityConfirmed: input.is_city_confirmed,
    });
    const [existing] = await within.db
      .select({ count: count() })
      .from(addresses)
      .where(and(eq(addresses.customerId, customerId), isNull(addresses.deletedAt)));
    const already = existing?.count ?? 0;
    if (already >= maxAddresses) {
      throw conflict(`You can save up to ${maxAddresses} addresses. Delete one first.`);
    }
    const isDefault = already === 0 || input.is_default === true;
    if (isDefault) await unsetDefault(within, customerId);
    const createdAt = context.now();
    const [added] = await within.db
      .insert(addresses)
      .values({
        ...toAddressValues(input),
        ...(await optionalFields(within, customerId, input)),
        ...place,
        fullName: input.full_name,
        mobile: input.mobile,
        addressLine1: input.address_line_1,
        addressLine2: input.address_line_2,
        postalCode: input.postal_code,
        customerId,
        isDefault,
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: addresses.id });
    if (!added) throw new Error('The address was not written');
    await nameNewAccount(within, customerId, input.full_name);
    return readAddress(within, customerId, added.id);
  });
}

/** Gives an account without a name, opened by mobile number, the name of its first address. */
async function nameNewAccount(
  { db, now }: ServiceContext,
  customerId: number,
  fullName: string,
): Promise<void> {
  const [first = '', ...rest] = fullName.split(/\s+/);
  await db
    .update(customers)
    .set({
      firstName: cutText(first, maxNameLength),
      lastName: cutText(rest.join(' '), maxNameLength),
      updatedAt: now(),
    })
    .where(
      and(eq(customers.id, customerId), eq(customers.firstName, ''), eq(customers.lastName, '')),
    );
}
