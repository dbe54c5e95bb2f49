import type { Profile } from '../../contract/profile';
import { idFrom } from '../../format/id';
import { tenDigits } from '../../format/mobile';
import type { AddressDraft } from './address-draft';

type Value = string | string[] | undefined;

export interface AddressPageQuery {
  callbackUrl?: Value;
  id?: Value;
  contact_id?: Value;
  kept?: Value;
}

const parseId = (value: Value) => idFrom([value].flat()[0] ?? '') || undefined;

/**
 * `fromId`: the address whose fields the form begins with. `contactId`: the address that becomes the
 * default when it is saved.
 */
export function parseAddressQuery({ id, contact_id }: AddressPageQuery) {
  return { fromId: parseId(id), contactId: parseId(contact_id) };
}

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
