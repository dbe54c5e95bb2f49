import type { Profile } from '../../contract/profile';
import { tenDigits } from '../../format/mobile';
import type { AddressDraft } from './address-draft';

type Contact = Pick<AddressDraft, 'full_name' | 'mobile'>;

/** Name and number that the first address begins with. */
export const addressContact = ({
  first_name,
  last_name,
  mobile_no,
}: Pick<Profile, 'first_name' | 'last_name' | 'mobile_no'>): Contact => ({
  full_name: [first_name, last_name].filter(Boolean).join(' '),
  mobile: tenDigits(mobile_no),
});
