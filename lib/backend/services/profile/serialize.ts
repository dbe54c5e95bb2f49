import { buildPath } from '../../../contract/endpoint.ts';
import { filePath } from '../../../contract/file.ts';
import type { Profile } from '../../../contract/profile.ts';
import { shownEmail } from '../account/contact-state.ts';
import { toAddress } from '../address/serialize.ts';
import type { CustomerProfile } from './read-profile.ts';

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
