'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { listAddresses } from '../../contract/address';
import type { AnswerOf } from '../../contract/endpoint';
import { addressesPath } from '../../contract/paths';
import { useSession } from '../../platform/session/use-session';
import { firstAddress } from '../order/first-address';
import type { PinPlace } from './delivery-to';

async function readPlace([, pin]: readonly [string, string]): Promise<PinPlace | null> {
  const { findPlace } = await import('./find-place');
  const found = await findPlace(pin);
  return typeof found === 'string' ? null : found;
}

/** Place of the customer's default address; null if there is none, or `isNeeded` is false. */
export function useKnownPlace(isNeeded: boolean): PinPlace | null {
  const person = useSession();
  const key = isNeeded && person ? addressesPath : null;
  const { data } = useSWR<AnswerOf<typeof listAddresses>>(key, readLazily);
  const addresses = (key && data?.data) || [];
  const id = firstAddress(addresses, null);
  const pin = addresses.find((address) => address.id === id)?.postal_code;
  const { data: place } = useSWR(pin ? (['place of PIN', pin] as const) : null, readPlace);
  return place ?? null;
}
