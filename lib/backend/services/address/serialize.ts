import type { Address } from '../../../contract/address.ts';
import type { PlacedAddress } from './list-addresses.ts';

const withoutPrefix = (mobile: string) => mobile.replace(/^\+91/, '');

export function toAddress({ row, city, state, country }: PlacedAddress): Address {
  return {
    id: row.id,
    full_name: row.fullName,
    mobile: row.mobile,
    mobile_without_ext: withoutPrefix(row.mobile),
    another_mobile: row.anotherMobile,
    another_mobile_without_ext: row.anotherMobile && withoutPrefix(row.anotherMobile),
    address_line_1: row.addressLine1,
    address_line_2: row.addressLine2,
    landmark: row.landmark,
    city_obj: { id: row.cityId, name: city },
    state_obj: { id: row.stateId, name: state },
    country_obj: { id: row.countryId, name: country },
    postal_code: row.postalCode,
    is_default: row.isDefault,
    // A database constraint allows no other tags.
    address_tags: row.tag as Address['address_tags'],
  };
}
