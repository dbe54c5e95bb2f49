'use client';

import { useEffect } from 'react';
import type { Address } from '../../contract/address';
import { tabStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { choiceKey, firstAddress, parseChoice } from './first-address';

function remember(addresses: readonly Address[], chosen: number | null): void {
  const text = JSON.stringify({ chosen, known: addresses.map(({ id }) => id) });
  if (text !== tabStore().getItem(choiceKey)) writeStored(tabStore(), choiceKey, text);
}

/** Which of the addresses is chosen; remembered in this tab while one is added or changed. */
export function useAddressChoice(
  addresses: readonly Address[],
): [chosen: Address | undefined, choose: (id: number) => void] {
  const text = useStoredText(tabStore, choiceKey);
  const chosenId = firstAddress(addresses, parseChoice(text));
  useEffect(() => {
    // Read here, because the first render after the server's knows nothing of what is kept.
    remember(addresses, firstAddress(addresses, parseChoice(tabStore().getItem(choiceKey))));
  }, [addresses, text]);
  return [addresses.find(({ id }) => id === chosenId), (id) => remember(addresses, id)];
}
