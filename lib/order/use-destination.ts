'use client';

import useSWR from 'swr';
import { readLazily } from '../api/lazily';
import type { Address, listAddresses } from '../contract/address';
import type { AnswerOf } from '../contract/endpoint';
import { addressesPath } from '../contract/paths';
import { tabStore } from '../session/safe-storage';
import { useStoredText } from '../session/stored-text';
import { useSession } from '../session/use-session';
import { choiceKey, firstAddress, parseChoice } from './first-address';

type Addresses = AnswerOf<typeof listAddresses>;

/**
 * The address with which the checkout will begin; undefined until it is known, null for a guest and
 * where the customer has yet to choose.
 */
export function useDestination(): Address | null | undefined {
  const person = useSession();
  const { data, error } = useSWR<Addresses>(person ? addressesPath : null, readLazily);
  const choice = useStoredText(tabStore, choiceKey);
  if (person === undefined) return undefined;
  if (person === null || error) return null;
  if (!data) return undefined;
  const id = firstAddress(data.data, parseChoice(choice));
  return data.data.find((address) => address.id === id) ?? null;
}
