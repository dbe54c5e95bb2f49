import type { Address } from '../../contract/address';
import { newDraft, toAddressDraft, type AddressDraft } from '../../features/address/address-draft';

export type EnteredAddressDraft = Omit<AddressDraft, 'address_tags' | 'is_default'>;

const toEntered = ({
  address_tags: _,
  is_default: __,
  ...entered
}: AddressDraft): EnteredAddressDraft => entered;

export const emptyAddress = (countryId: number) =>
  toEntered(newDraft(countryId, { state: null, city: null }));

export const filledFrom = (address: Address) => toEntered(toAddressDraft(address));

/** Addresses of a customer and an empty one, as options. */
export const addressChoices = (addresses: readonly Address[]) => [
  ...addresses.map(({ id, full_name, address_line_1, city_obj }) => ({
    value: id,
    label: `${full_name}, ${address_line_1}, ${city_obj.name}`,
  })),
  { value: 0, label: 'A new address' },
];
