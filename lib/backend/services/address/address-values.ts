import type { AddressChange } from '../../../contract/address.ts';

/** What was sent, as columns; what was not sent stays undefined and so as it is. */
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

/** An emptied field is none. */
function orNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}
