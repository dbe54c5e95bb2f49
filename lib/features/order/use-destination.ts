import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { listAddresses } from '../../contract/address';
import type { ZoneTerms } from '../../contract/delivery-terms';
import type { AnswerOf } from '../../contract/endpoint';
import { addressesPath } from '../../contract/paths';
import { useDeliveryLocation } from '../place/use-delivery-location';
import { personalKeys } from '../../platform/session/personal-data';
import { tabStore } from '../../platform/session/safe-storage';
import { useStoredText } from '../../platform/session/stored-text';
import { useSession } from '../../platform/session/use-session';
import { firstAddress, parseChoice } from './first-address';

export interface CartDestination {
  pin: string;
  /** Empty if the PIN code does not determine it. */
  city: string;
  zone?: ZoneTerms | undefined;
  /** Of the customer's address. */
  addressId?: number;
}

type Addresses = AnswerOf<typeof listAddresses>;

/**
 * Expected destination of the cart: the initial address of the checkout, else the place chosen in
 * this browser. Undefined: loading; null: none chosen.
 */
export function useDestination(): CartDestination | null | undefined {
  const person = useSession();
  const { data, error } = useSWR<Addresses>(person ? addressesPath : null, readLazily);
  const choice = useStoredText(tabStore, personalKeys.addressChoice);
  const { location } = useDeliveryLocation();
  if (person === undefined || (person && !data && !error)) return undefined;
  const addresses = (person && data?.data) || [];
  const chosen = firstAddress(addresses, parseChoice(choice));
  const address = addresses.find(({ id }) => id === chosen);
  if (address) {
    return { pin: address.postal_code, city: address.city_obj.name, addressId: address.id };
  }
  return location && { pin: location.pin, city: location.city ?? '', zone: location.zone };
}
