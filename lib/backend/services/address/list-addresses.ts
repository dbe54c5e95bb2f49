import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
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

/** An address with the names of its places. */
export type PlacedAddress = Awaited<ReturnType<typeof selectAddresses>>[number];

/** The customer's addresses: the default, then the newest first. */
export function listAddresses(
  context: ServiceContext,
  customerId: number,
): Promise<PlacedAddress[]> {
  return selectAddresses(context, customerId);
}

/** One of the customer's addresses; 404 where it is none of theirs. */
export async function readAddress(
  context: ServiceContext,
  customerId: number,
  addressId: number,
): Promise<PlacedAddress> {
  const [address] = await selectAddresses(context, customerId, eq(addresses.id, addressId));
  if (!address) throw notFound('Address');
  return address;
}
