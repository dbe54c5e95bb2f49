import { addressTags } from '../../contract/address';
import type { PinCodeLocation } from '../../contract/place';
import { idFrom } from '../../format/id';
import type { AddressDraft } from './address-draft';

type Texts = Readonly<Record<string, string>>;

/** Returns the input of a refused form, with state and city by PIN code if not chosen. */
export function withSubmittedValues(
  draft: AddressDraft,
  values: Texts,
  location: Pick<PinCodeLocation, 'state_obj' | 'city_obj'> | undefined,
): AddressDraft {
  const text = (name: string) => values[name] ?? '';
  const chosen = idFrom(text('state')) || null;
  const state = location?.state_obj?.id ?? chosen;
  const isOther = state !== chosen;
  return {
    ...draft,
    full_name: text('full_name'),
    mobile: text('mobile'),
    another_mobile: text('another_mobile'),
    address_line_1: text('address_line_1'),
    address_line_2: text('address_line_2'),
    landmark: text('landmark'),
    state,
    city: (isOther ? undefined : idFrom(text('city'))) || (location?.city_obj?.id ?? null),
    postal_code: text('postal_code'),
    address_tags: addressTags.find((tag) => tag === text('address_tags')) ?? draft.address_tags,
    is_default: values['is_default'] !== undefined,
  };
}
