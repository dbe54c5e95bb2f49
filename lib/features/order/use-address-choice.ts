import { useEffect } from 'react';
import type { Address } from '../../contract/address';
import { personalKeys } from '../../platform/session/personal-data';
import { tabStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { firstAddress, parseChoice, type RememberedChoice } from './first-address';

const choiceKey = personalKeys.addressChoice;

function remember(addresses: readonly Address[], chosen: number | null): void {
  const text = JSON.stringify({ chosen, known: addresses.map(({ id }) => id) });
  if (text !== tabStore().getItem(choiceKey)) writeStored(tabStore(), choiceKey, text);
}

const before = (
  addresses: readonly Address[],
  chosen: number | undefined,
): RememberedChoice | null =>
  chosen === undefined ? null : { chosen, known: addresses.map(({ id }) => id) };

/** `initialId`: the previous choice, if this browser has none stored. */
export function useAddressChoice(
  addresses: readonly Address[],
  initialId?: number,
): [chosen: Address | undefined, choose: (id: number) => void] {
  const text = useStoredText(tabStore, choiceKey);
  const chosenId = firstAddress(addresses, parseChoice(text) ?? before(addresses, initialId));
  useEffect(() => {
    // Read in an effect: the first client render must equal the server's, which has no storage.
    const remembered = parseChoice(tabStore().getItem(choiceKey));
    remember(addresses, firstAddress(addresses, remembered ?? before(addresses, initialId)));
  }, [addresses, text, initialId]);
  return [addresses.find(({ id }) => id === chosenId), (id) => remember(addresses, id)];
}
