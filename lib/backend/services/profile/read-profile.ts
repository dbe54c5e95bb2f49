import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { notFound } from '../../errors.ts';
import { listAddresses, type PlacedAddress } from '../address/list-addresses.ts';
import { isMember } from '../membership/is-member.ts';

export interface CustomerProfile {
  customer: CustomerRow;
  addresses: PlacedAddress[];
  isMember: boolean;
}

/** Returns the customer with all addresses, the default one first. */
export async function readProfile(
  context: ServiceContext,
  customerId: number,
): Promise<CustomerProfile> {
  const [customer] = await context.db.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw notFound('Account');
  return {
    customer,
    addresses: await listAddresses(context, customerId),
    isMember: await isMember(context, customerId),
  };
}
