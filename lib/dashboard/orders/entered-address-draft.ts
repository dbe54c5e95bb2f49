import type { Address } from '../../contract/address';
import { tenDigits } from '../../format/mobile';

export interface EnteredAddressDraft {
  full_name: string;
  mobile: string;
  another_mobile: string;
  address_line_1: string;
  address_line_2: string;
  landmark: string;
  country: number;
  state: number | null;
  city: number | null;
  postal_code: string;
}

export const emptyAddress = (countryId: number): EnteredAddressDraft => ({
  full_name: '',
  mobile: '',
  another_mobile: '',
  address_line_1: '',
  address_line_2: '',
  landmark: '',
  country: countryId,
  state: null,
  city: null,
  postal_code: '',
});

export const filledFrom = (address: Address): EnteredAddressDraft => ({
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
});

/** Addresses of a customer and an empty one, as options. */
export const addressChoices = (addresses: readonly Address[]) => [
  ...addresses.map(({ id, full_name, address_line_1, city_obj }) => ({
    value: id,
    label: `${full_name}, ${address_line_1}, ${city_obj.name}`,
  })),
  { value: 0, label: 'A new address' },
];
