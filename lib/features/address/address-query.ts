import { idFrom } from '../../format/id';

type Value = string | string[] | undefined;

export interface AddressPageQuery {
  callbackUrl?: Value;
  id?: Value;
  contact_id?: Value;
  kept?: Value;
}

const parseId = (value: Value) => idFrom([value].flat()[0] ?? '') || undefined;

/**
 * `fromId`: the address whose fields the form begins with. `contactId`: the address that becomes
 * the default when it is saved.
 */
export function parseAddressQuery({ id, contact_id }: AddressPageQuery) {
  return { fromId: parseId(id), contactId: parseId(contact_id) };
}
