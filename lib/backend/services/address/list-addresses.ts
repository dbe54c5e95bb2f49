import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Address } from '../../../contract/address.ts';
import type { ServiceContext } from '../../context.ts';
import { addresses } from '../../db/schema/address.ts';
import { cities, countries, states } from '../../db/schema/place.ts';
import { notFound } from '../../errors.ts';

function selectAddresses({ db }: ServiceContext, customerId: number, more?: SQL) {
  return db
    .select({ row: addresses, city: cities.name, state: states.name, country: countries.name })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .where(and(eq(addresses.customerId, customerId), isNull(addresses.deletedAt), more))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
}

export type PlacedAddress = Awaited<ReturnType<typeof selectAddresses>>[number];

/** Returns the customer's addresses: the default first, then the newest first. */
export function listAddresses(
  context: ServiceContext,
  customerId: number,
): Promise<PlacedAddress[]> {
  return selectAddresses(context, customerId);
}

/** Returns one of the customer's addresses; 404 if it is not theirs. */
export async function readAddress(
  context: ServiceContext,
  customerId: number,
  addressId: number,
): Promise<PlacedAddress> {
  const [address] = await selectAddresses(context, customerId, eq(addresses.id, addressId));
  if (!address) throw notFound('Address');
  return address;
}

const withoutPrefix = (mobile: string) => mobile.replace(/^\+91/, '');

/** Converts an address to the contract's type. */
export function toAddress({ row, city, state, country }: PlacedAddress): Address {
  return {
    id: row.id,
    full_name: row.fullName,
    mobile: row.mobile,
    mobile_without_ext: withoutPrefix(row.mobile),
    another_mobile: row.anotherMobile,
    another_mobile_without_ext: row.anotherMobile && withoutPrefix(row.anotherMobile),
    address_line_1: row.addressLine1,
    address_line_2: row.addressLine2,
    landmark: row.landmark,
    city_obj: { id: row.cityId, name: city },
    state_obj: { id: row.stateId, name: state },
    country_obj: { id: row.countryId, name: country },
    postal_code: row.postalCode,
    is_default: row.isDefault,
    // A database constraint allows no other tags.
    address_tags: row.tag as Address['address_tags'],
  };
}
