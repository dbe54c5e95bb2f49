import type { Address, AddressInput, addressTags } from '../../contract/address';
import type { NamedLocation } from '../../contract/place';
import type { Profile } from '../../contract/profile';
import { tenDigits } from '../../format/mobile';

export interface AddressDraft {
  full_name: string;
  mobile: string;
  another_mobile: string;
  address_line_1: string;
  address_line_2: string;
  landmark: string;
  country: number | null;
  state: number | null;
  city: number | null;
  postal_code: string;
  address_tags: (typeof addressTags)[number];
  is_default: boolean;
}

export function findIdByName(places: readonly NamedLocation[], name: string): number | null {
  return places.find((place) => place.name === name)?.id ?? null;
}

/**
 * `usual`: ids of the state and city of the customer's default address; without one those of the
 * shop, which most of its customers share.
 */
export function newDraft(
  countryId: number,
  usual: Pick<AddressDraft, 'state' | 'city'>,
): AddressDraft {
  return {
    full_name: '',
    mobile: '',
    another_mobile: '',
    address_line_1: '',
    address_line_2: '',
    landmark: '',
    country: countryId,
    ...usual,
    postal_code: '',
    address_tags: 'No tag',
    is_default: false,
  };
}

export function toAddressDraft(address: Address): AddressDraft {
  return {
    full_name: address.full_name,
    mobile: tenDigits(address.mobile),
    another_mobile: tenDigits(address.another_mobile ?? ''),
    address_line_1: address.address_line_1,
    address_line_2: address.address_line_2,
    landmark: address.landmark ?? '',
    country: address.country_obj.id,
    state: address.state_obj.id,
    city: address.city_obj.id,
    postal_code: address.postal_code,
    address_tags: address.address_tags,
    is_default: address.is_default,
  };
}

interface NewAddress {
  profile: Pick<Profile, 'first_name' | 'last_name' | 'mobile_no' | 'addresses'> | undefined;
  /** The address to copy. */
  from: Address | undefined;
  countryId: number;
  usual: Pick<AddressDraft, 'state' | 'city'>;
  isDefault: boolean;
}

/** Values of the form for a new address. The first one has name and number of the account. */
export function toNewDraft({
  profile,
  from,
  countryId,
  usual,
  isDefault,
}: NewAddress): AddressDraft {
  const mobile = tenDigits(profile?.mobile_no ?? '');
  return {
    ...(from ? toAddressDraft(from) : { ...newDraft(countryId, usual), mobile }),
    ...(profile?.addresses.length === 0 && {
      full_name: [profile.first_name, profile.last_name].filter(Boolean).join(' '),
      mobile,
    }),
    is_default: isDefault,
  };
}

export const cityKey = ({ city, postal_code }: Pick<AddressDraft, 'city' | 'postal_code'>) =>
  `${city ?? ''} ${postal_code}`;

export function toSend(input: AddressInput): AddressInput {
  return {
    ...input,
    another_mobile: input.another_mobile || null,
    landmark: input.landmark || null,
  };
}
