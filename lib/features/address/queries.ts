import 'server-only';
import { cache } from 'react';
import { listAddresses, type Address } from '../../contract/address';
import { readOwn } from '../../platform/auth/read-own';
import type { SubmittedForm } from '../../platform/form-posts/submitted-form';
import type { NamedLocation } from '../../contract/place';
import { readCities, readPinCodeLocation } from '../place/queries';
import { readShop } from '../shop-profile/queries';
import { findIdByName, type AddressDraft } from './address-draft';
import { withSubmittedValues } from './submitted-draft';

const readAddresses = cache(async (page: string) => (await readOwn(listAddresses, { page })).data);

/**
 * Returns an address of the customer; undefined if it is not theirs. `page`: to return to after
 * login.
 */
export async function findAddress(id: number, page: string): Promise<Address | undefined> {
  return (await readAddresses(page)).find((address) => address.id === id);
}

/** State and city of the customer's first address, or those of the shop. */
export async function readUsualLocation(
  existing: Address | undefined,
  states: readonly NamedLocation[],
): Promise<Pick<AddressDraft, 'state' | 'city'>> {
  if (existing) return { state: existing.state_obj.id, city: existing.city_obj.id };
  const shop = await readShop();
  const state = findIdByName(states, shop.state);
  return { state, city: findIdByName(state ? await readCities(state) : [], shop.city) };
}

export async function readSubmittedDraft(
  draft: AddressDraft,
  { values }: SubmittedForm,
): Promise<AddressDraft> {
  return withSubmittedValues(draft, values, await readPinCodeLocation(values['postal_code']));
}
