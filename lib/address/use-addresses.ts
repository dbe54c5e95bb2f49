'use client';

import useSWR, { mutate } from 'swr';
import { readLazily } from '../api/lazily';
import {
  addAddress,
  changeAddress,
  deleteAddress,
  listAddresses,
  makeAddressDefault,
  type Address,
  type AddressInput,
} from '../contract/address';
import type { AnswerOf } from '../contract/endpoint';

type Addresses = AnswerOf<typeof listAddresses>;

export const addressesKey = listAddresses.path;

/** The customer's addresses, the default first; `known` is what the page brought. */
export function useAddresses(known?: Address[]) {
  return useSWR<Addresses>(addressesKey, readLazily, {
    ...(known && { fallbackData: { status: true as const, data: known } }),
  });
}

type Saved = AnswerOf<typeof addAddress>;

/** Adds an address, or changes the one with `id`. Throws ApiError with the texts of the fields. */
export async function saveAddress(input: AddressInput, id?: number): Promise<Saved> {
  const { send } = await import('../api/browser');
  const saved =
    id === undefined
      ? await send(addAddress, { body: input })
      : await send(changeAddress, { params: { id }, body: input });
  await readAgain();
  return saved;
}

/** Makes an address the default. Gives what the store says about it. Throws ApiError. */
export async function chooseDefault(id: number): Promise<string | undefined> {
  const { send } = await import('../api/browser');
  const { message } = await send(makeAddressDefault, { search: `contact_id=${id}`, body: {} });
  await readAgain();
  return message;
}

/** Deletes an address. Gives what the store says about it. Throws ApiError. */
export async function removeAddress(id: number): Promise<string | undefined> {
  const { send } = await import('../api/browser');
  const { message } = await send(deleteAddress, { params: { id } });
  await readAgain();
  return message;
}

/** The change has been made; a list that cannot be read now is read with the next look at it. */
async function readAgain(): Promise<void> {
  await mutate(addressesKey).catch(() => undefined);
}
