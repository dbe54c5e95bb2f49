'use client';

import { useMemo } from 'react';
import { deviceStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { useShop } from '../shop-profile/shop-context';
import { deliveryTo, parsePlace, type DeliveryPlace, type PinPlace } from './delivery-to';
import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { listAddresses } from '../../contract/address';
import type { AnswerOf } from '../../contract/endpoint';
import { addressesPath } from '../../contract/paths';
import { useSession } from '../../platform/session/use-session';
import { firstAddress } from '../order/first-address';

const key = 'delivery-place';

const setPlace = ({ pin, city, state, zone }: PinPlace): void =>
  writeStored(deviceStore(), key, JSON.stringify({ pin, city, state, zone }));

const clear = (): void => writeStored(deviceStore(), key, null);

/**
 * Place chosen in this browser, else that of the customer's default address; shared by header and
 * product page; null if there is none.
 */
export function useDeliveryPlace(): {
  place: DeliveryPlace | null;
  setPlace: (place: PinPlace) => void;
  clear: () => void;
} {
  const text = useStoredText(deviceStore, key);
  const shop = useShop();
  const known = useKnownPlace(text === null);
  const place = useMemo(
    () => parsePlace(text, shop) ?? (known && deliveryTo(known, shop)),
    [text, known, shop],
  );
  return { place, setPlace, clear };
}

async function readPlace([, pin]: readonly [string, string]): Promise<PinPlace | null> {
  const { findPlace } = await import('./find-place');
  const found = await findPlace(pin);
  return typeof found === 'string' ? null : found;
}

/** Place of the customer's default address; null if there is none, or `isNeeded` is false. */
function useKnownPlace(isNeeded: boolean): PinPlace | null {
  const person = useSession();
  const key = isNeeded && person ? addressesPath : null;
  const { data } = useSWR<AnswerOf<typeof listAddresses>>(key, readLazily);
  const addresses = (key && data?.data) || [];
  const id = firstAddress(addresses, null);
  const pin = addresses.find((address) => address.id === id)?.postal_code;
  const { data: place } = useSWR(pin ? (['place of PIN', pin] as const) : null, readPlace);
  return place ?? null;
}
