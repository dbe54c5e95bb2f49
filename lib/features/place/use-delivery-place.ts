'use client';

import { useMemo } from 'react';
import { deviceStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { useShop } from '../shop-profile/shop-context';
import { deliveryTo, parsePlace, type DeliveryPlace, type PinPlace } from './delivery-to';
import { useKnownPlace } from './use-known-place';

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
