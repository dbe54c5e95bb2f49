import { readOptional, readStore } from '../../api/server';
import { pinCodePattern } from '../../contract/pin-code';
import {
  findPinCode,
  listCities,
  listCountries,
  listStates,
  type Country,
  type PinCodeLocation,
  type NamedLocation,
} from '../../contract/place';

const tags = ['places'];

/** The only country with delivery. */
export async function readDeliveryCountry(): Promise<Country> {
  const { data } = await readStore(listCountries, { query: { filter_search: 'India' }, tags });
  const india = data.find(({ country_name }) => country_name === 'India');
  if (!india) throw new Error('The store knows no country named India');
  return india;
}

/** The same, for an optional prefill: null if it cannot be read. */
export const readHomeCountry = (): Promise<Country | null> =>
  readDeliveryCountry().catch(() => null);

export async function readCountries(): Promise<Country[]> {
  return (await readStore(listCountries, { tags })).data;
}

export async function readStates(countryId: number): Promise<NamedLocation[]> {
  return (await readStore(listStates, { params: { countryId }, tags })).data;
}

export async function readCities(stateId: number): Promise<NamedLocation[]> {
  return (await readStore(listCities, { params: { stateId }, tags })).data;
}

/** Returns the place of a PIN code; undefined if the code is invalid or unknown. */
export async function readPinCodeLocation(
  pinCode: string | undefined,
): Promise<PinCodeLocation | undefined> {
  if (!pinCode || !pinCodePattern.test(pinCode)) return undefined;
  const found = await readOptional(
    findPinCode,
    { params: { pinCode }, tags: ['places'], isCacheable: false },
    undefined,
  );
  return found?.data;
}
