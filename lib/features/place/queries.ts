import { readStore } from '../../api/server';
import {
  listCities,
  listCountries,
  listStates,
  type Country,
  type Place,
} from '../../contract/place';

const tags = ['places'];

/** The only country with delivery. */
export async function readDeliveryCountry(): Promise<Country> {
  const { data } = await readStore(listCountries, { query: { filter_search: 'India' }, tags });
  const india = data.find(({ country_name }) => country_name === 'India');
  if (!india) throw new Error('The store knows no country named India');
  return india;
}

export async function readStates(countryId: number): Promise<Place[]> {
  return (await readStore(listStates, { params: { countryId }, tags })).data;
}

export async function readCities(stateId: number): Promise<Place[]> {
  return (await readStore(listCities, { params: { stateId }, tags })).data;
}
