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
