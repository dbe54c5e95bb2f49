import * as calls from '../../../contract/address.ts';
import { listCities, listCountries, listStates } from '../../../contract/place.ts';
import type { Who } from '../client.ts';
import type { People, Suite } from '../suite.ts';
import { hasError } from './session.ts';

/** Ids of a country, its states and the cities of the first of them. */
interface AddressLocations {
  country: number;
  state: number;
  city: number;
  /** A state of which `city` is not. */
  otherState: number | undefined;
}

const INDIA = 'India';
const STATE = 'Gujarat';
const CITY = 'Ahmedabad';

async function findLocations({ succeed, check }: Suite): Promise<AddressLocations | undefined> {
  const countries = (await succeed(listCountries))?.data;
  const found = (await succeed(listCountries, { query: { filter_search: INDIA } }))?.data ?? [];
  const isFiltered = found.every(({ country_name: name }) => name.includes(INDIA));
  check(listCountries, 'filter_search', isFiltered, found.slice(0, 5));
  const country = countries?.find(({ country_name: name }) => name === INDIA)?.id;
  if (country === undefined) return undefined;
  const states = (await succeed(listStates, { params: { countryId: country } }))?.data ?? [];
  const state = states.find(({ name }) => name === STATE) ?? states[0];
  if (!state) return undefined;
  const cities = (await succeed(listCities, { params: { stateId: state.id } }))?.data ?? [];
  const city = cities.find(({ name }) => name === CITY) ?? cities[0];
  const otherState = states.find(({ id }) => id !== state.id)?.id;
  return city && { country, state: state.id, city: city.id, otherState };
}

const toAddressBody = ({ country, state, city }: AddressLocations) => ({
  full_name: 'Conformance test',
  mobile: '+919876543210',
  address_line_1: '1 Conformance Lane',
  address_line_2: 'Near the bridge',
  landmark: 'The old well',
  country,
  state,
  city,
  postal_code: '380006',
  address_tags: 'Other',
});

async function addOne(
  suite: Suite,
  who: Who,
  locations: AddressLocations,
): Promise<number | undefined> {
  const { data } =
    (await suite.succeed(calls.addAddress, { who, body: toAddressBody(locations) })) ?? {};
  if (!data) return undefined;
  suite.later(() => suite.send({ method: 'DELETE', path: `/user/address/${data.id}/`, who }));
  const got = `${data.full_name}, ${data.mobile_without_ext}, ${data.city_obj.id}`;
  const isSaved = got === `Conformance test, 9876543210, ${locations.city}`;
  suite.check(calls.addAddress, 'the address comes back as it was sent', isSaved, got);
  return data.id;
}

/** Address ids of the two accounts, for orders. */
export interface Homes {
  main: number | undefined;
  other: number | undefined;
}

export async function checkAddresses(suite: Suite, people: People): Promise<Homes> {
  const { succeed, refuse, check } = suite;
  const locations = await findLocations(suite);
  const { main: who, other } = people;
  if (!who || !locations) return { main: undefined, other: undefined };
  const before = (await succeed(calls.listAddresses, { who }))?.data ?? [];
  const savedId = await addOne(suite, who, locations);
  const id = await addOne(suite, who, locations);
  const homes = { main: savedId, other: other && (await addOne(suite, other, locations)) };
  if (id === undefined || savedId === undefined) return homes;
  for (const [field, value] of [
    ['postal_code', '012345'],
    ['mobile', '12345'],
    ['city', 'Ahmedabad'],
    ['full_name', ['a list']],
    ['address_tags', 'constructor'],
    ['state', locations.otherState],
  ] as const) {
    const body = { ...toAddressBody(locations), [field]: value };
    const failure = await refuse(calls.addAddress, `a wrong ${field}`, [400], { who, body });
    const isNamed = hasError(failure, field) || (field === 'state' && hasError(failure, 'city'));
    check(calls.addAddress, `errors.${field}`, isNamed, failure);
  }
  const change = { full_name: 'Conformance test, changed' };
  const changed = await succeed(calls.changeAddress, { params: { id }, who, body: change });
  const name = changed?.data.full_name;
  check(calls.changeAddress, 'full_name is changed', name === change.full_name, name);

  const former = before.find((one) => one.is_default)?.id;
  const input = { query: { contact_id: id }, who, body: {} };
  await succeed(calls.makeAddressDefault, input);
  const list = (await succeed(calls.listAddresses, { who }))?.data ?? [];
  check(calls.makeAddressDefault, 'the default is the first', list[0]?.id === id, list[0]?.id);
  const defaults = list.filter((one) => one.is_default).length;
  check(calls.makeAddressDefault, 'there is one default', defaults === 1, defaults);
  if (former !== undefined) {
    await succeed(calls.makeAddressDefault, { ...input, query: { contact_id: former } });
  }

  if (other) {
    await refuse(calls.changeAddress, "another customer's", [404], {
      params: { id },
      who: other,
      body: change,
    });
    await refuse(calls.deleteAddress, "another customer's", [404], { params: { id }, who: other });
  }
  await succeed(calls.deleteAddress, { params: { id }, who });
  await refuse(calls.deleteAddress, 'a deleted one', [404], { params: { id }, who });
  return homes;
}
