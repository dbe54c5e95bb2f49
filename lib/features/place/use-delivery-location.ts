import { useMemo } from 'react';
import { deviceStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { useShop } from '../shop-profile/shop-context';
import { deliveryTo, parseLocation, type DeliveryLocation, type PinLocation } from './delivery-to';
import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { listAddresses } from '../../contract/address';
import type { AnswerOf } from '../../contract/endpoint';
import { addressesPath } from '../../contract/paths';
import { useSession } from '../../platform/session/use-session';
import { firstAddress } from '../order/first-address';

const key = 'delivery-place';

const setLocation = ({ pin, city, state, zone }: PinLocation): void =>
  writeStored(deviceStore(), key, JSON.stringify({ pin, city, state, zone }));

const clear = (): void => writeStored(deviceStore(), key, null);

/**
 * Place chosen in this browser, else that of the customer's default address; shared by header and
 * product page; null if there is none.
 */
export function useDeliveryLocation(): {
  location: DeliveryLocation | null;
  setLocation: (location: PinLocation) => void;
  clear: () => void;
} {
  const text = useStoredText(deviceStore, key);
  const shop = useShop();
  const known = useDefaultAddressLocation(text === null);
  const location = useMemo(
    () => parseLocation(text, shop) ?? (known && deliveryTo(known, shop)),
    [text, known, shop],
  );
  return { location, setLocation, clear };
}

async function readLocation([, pin]: readonly [string, string]): Promise<PinLocation | null> {
  const { findDeliveryLocation } = await import('./find-delivery-location');
  const found = await findDeliveryLocation(pin);
  return typeof found === 'string' ? null : found;
}

/** Place of the customer's default address; null if there is none, or `isNeeded` is false. */
function useDefaultAddressLocation(isNeeded: boolean): PinLocation | null {
  const person = useSession();
  const key = isNeeded && person ? addressesPath : null;
  const { data } = useSWR<AnswerOf<typeof listAddresses>>(key, readLazily);
  const addresses = (key && data?.data) || [];
  const id = firstAddress(addresses, null);
  const pin = addresses.find((address) => address.id === id)?.postal_code;
  const { data: location } = useSWR(pin ? (['place of PIN', pin] as const) : null, readLocation);
  return location ?? null;
}
