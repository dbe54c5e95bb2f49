import useSWR, { mutate } from 'swr';
import { readLazily } from '../../api/lazily';
import type { addAddress, Address, listAddresses, NewAddress } from '../../contract/address';
import type { AnswerOf } from '../../contract/endpoint';
import { addressesPath } from '../../contract/paths';
import { withoutAddress, withSaved } from './address-list';

type Addresses = AnswerOf<typeof listAddresses>;

/** The customer's addresses, the default first; `known` is the initial data. */
export function useAddresses(known?: Address[]) {
  return useSWR<Addresses>(addressesPath, readLazily, {
    ...(known && { fallbackData: { status: true as const, data: known } }),
  });
}

type Saved = AnswerOf<typeof addAddress>;

export interface SavedAs {
  /** The address to change; undefined: a new one. */
  addressId?: number | undefined;
  /** The address that a new one begins from. */
  fromId?: number | undefined;
  /** Makes the changed address the default one by the same call. */
  isContact?: boolean | undefined;
}

/** Adds or changes an address. Throws ApiError with the error texts by field. */
export async function saveAddress(
  input: Omit<NewAddress, 'add_id'>,
  { addressId: id, fromId, isContact }: SavedAs,
): Promise<Saved> {
  const calls = await import('./address-calls');
  const change = (known: number) =>
    isContact ? calls.sendDefault(known, input) : calls.sendChange(known, input);
  const saved =
    id === undefined
      ? await calls.sendNew({ ...input, ...(fromId && { add_id: fromId }) })
      : await change(id);
  await show((addresses) => withSaved(addresses, saved.data));
  return saved;
}

/** Makes an address the default. Returns the store's message. Throws ApiError. */
export async function chooseDefault(id: number): Promise<string | undefined> {
  const { sendDefault } = await import('./address-calls');
  const saved = await sendDefault(id, {});
  await show((addresses) => withSaved(addresses, saved.data));
  return saved.message;
}

/** Deletes an address. Returns the store's message. Throws ApiError. */
export async function removeAddress(id: number): Promise<string | undefined> {
  const { sendDeletion } = await import('./address-calls');
  const { message } = await sendDeletion(id);
  await show((addresses) => withoutAddress(addresses, id));
  return message;
}

/**
 * Optimistic update, then reads the list again; an error of that read is ignored, because the
 * change was saved.
 */
async function show(change: (addresses: Address[]) => Address[]): Promise<void> {
  await mutate<Addresses>(
    addressesPath,
    (known) => known && { ...known, data: change(known.data) },
  ).catch(() => undefined);
}
