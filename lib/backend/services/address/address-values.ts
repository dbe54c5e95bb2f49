import type { AddressChange } from '../../../contract/address.ts';

/** Maps the input to columns; fields that were not sent stay undefined and are not changed. */
export function toAddressValues(input: AddressChange) {
  return {
    fullName: input.full_name,
    mobile: input.mobile,
    anotherMobile: orNull(input.another_mobile),
    addressLine1: input.address_line_1,
    addressLine2: input.address_line_2,
    landmark: orNull(input.landmark),
    countryId: input.country,
    stateId: input.state,
    cityId: input.city,
    postalCode: input.postal_code,
    tag: input.address_tags,
  };
}

function orNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}
