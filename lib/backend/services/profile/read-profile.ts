import { eq } from 'drizzle-orm';
import { buildPath } from '../../../contract/endpoint.ts';
import { filePath } from '../../../contract/file.ts';
import type { Profile } from '../../../contract/profile.ts';
import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { notFound } from '../../errors.ts';
import { shownEmail } from '../account/contact-state.ts';
import { listAddresses, type PlacedAddress, toAddress } from '../address/list-addresses.ts';
import { isMember } from '../membership/membership-month.ts';

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

export function toProfile({ customer, addresses, isMember }: CustomerProfile): Profile {
  return {
    first_name: customer.firstName,
    last_name: customer.lastName,
    company: customer.company,
    email: shownEmail(customer),
    email_confirmed: customer.emailVerifiedAt !== null,
    mobile_no: customer.mobile ?? '',
    mobile_confirmed: customer.mobileVerifiedAt !== null,
    has_password: customer.passwordHash !== '',
    profile_pic:
      customer.profilePicture && buildPath({ path: filePath }, { name: customer.profilePicture }),
    is_subscribed: customer.wantsNews,
    is_sose_elite_user: isMember,
    is_staff: customer.isStaff,
    addresses: addresses.map(toAddress),
  };
}
