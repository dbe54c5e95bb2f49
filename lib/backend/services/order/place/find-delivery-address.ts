import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { addresses } from '../../../db/schema/address.ts';
import type { OrderAddress } from '../../../db/schema/order.ts';
import { cities, countries, states } from '../../../db/schema/place.ts';
import { notFound } from '../../../errors.ts';

const india = 'IN';

/**
 * Returns an address of the customer in the form that an order stores. 404 if it is unknown,
 * another customer's or outside India, where nothing is delivered.
 */
export async function findDeliveryAddress(
  { db }: ServiceContext,
  customerId: number,
  addressId: number,
): Promise<OrderAddress> {
  const [row] = await db
    .select({ address: addresses, city: cities.name, state: states.name, gstCode: states.gstCode })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .where(
      and(
        eq(addresses.id, addressId),
        eq(addresses.customerId, customerId),
        isNull(addresses.deletedAt),
        eq(countries.code, india),
      ),
    );
  if (!row) throw notFound('Address');
  return toOrderAddress(row.address, row);
}

type Address = Pick<
  typeof addresses.$inferSelect,
  'fullName' | 'mobile' | 'addressLine1' | 'addressLine2' | 'postalCode'
> & { landmark?: string | null | undefined };

/** Maps an address to the form that an order stores. */
export function toOrderAddress(
  address: Address,
  { city, state, gstCode }: { city: string; state: string; gstCode: string | null },
): OrderAddress {
  const parts = [
    address.addressLine1,
    address.addressLine2,
    address.landmark,
    city,
    `${state} ${address.postalCode}`,
  ];
  return {
    fullName: address.fullName,
    mobile: address.mobile,
    fullAddress: parts.filter(Boolean).join(', '),
    city,
    state,
    stateGstCode: gstCode,
    postalCode: address.postalCode,
  };
}
