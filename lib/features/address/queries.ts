import 'server-only';
import { cache } from 'react';
import { listAddresses, type Address } from '../../contract/address';
import { readOwn } from '../../platform/auth/read-own';
import type { SubmittedForm } from '../../platform/form-posts/submitted-form';
import { readPinCodeLocation } from '../place/queries';
import type { AddressDraft } from './address-draft';
import { withSubmittedValues } from './submitted-draft';

const readAddresses = cache(async (page: string) => (await readOwn(listAddresses, { page })).data);

/** Returns an address of the customer; undefined if it is not theirs. `page`: to return to after login. */
export async function findAddress(id: number, page: string): Promise<Address | undefined> {
  return (await readAddresses(page)).find((address) => address.id === id);
}

export async function readSubmittedDraft(
  draft: AddressDraft,
  { values }: SubmittedForm,
): Promise<AddressDraft> {
  return withSubmittedValues(draft, values, await readPinCodeLocation(values['postal_code']));
}
