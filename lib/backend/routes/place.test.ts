import * as calls from '../../contract/place.ts';
import { namePlace } from '../services/place/name-place.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const find = (pinCode: string) => store.call('GET', `/pin-codes/${pinCode}/`);

async function findLocation(pinCode: string) {
  const { status, body } = await find(pinCode);
  expect(status).toBe(200);
  const { data } = await calls.findPinCode.answer.validate(body, { strict: true });
  expect(data.pin_code).toBe(pinCode);
  return [data.state_obj?.name ?? null, data.city_obj?.name ?? null];
}

describe('a PIN code', () => {
  it.each([
    ['380009', 'Gujarat', 'Ahmedabad'],
    ['411004', 'Maharashtra', 'Pune'],
    ['110001', 'Delhi', 'New Delhi'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['416003', 'Maharashtra', 'Kolhapur'],
  ])('%s lies in %s, %s', async (pinCode, state, city) => {
    expect(await findLocation(pinCode)).toEqual([state, city]);
  });

  it('counts by the longest beginning that is known', async () => {
    expect(await findLocation('382010')).toEqual(['Gujarat', 'Gandhinagar']);
    expect(await findLocation('382421')).toEqual(['Gujarat', 'Gandhinagar']);
    expect(await findLocation('382715')).toEqual(['Gujarat', null]);
  });

  it('says nothing of what it alone does not tell', async () => {
    expect(await findLocation('160059')).toEqual(['Punjab', null]);
    expect(await findLocation('900001')).toEqual([null, null]);
  });

  it.each([
    ['380009', { fewest_days: 2, most_days: 2, takes_cash_on_delivery: true, shipping_fee: 0 }],
    ['411004', { fewest_days: 5, most_days: 6, takes_cash_on_delivery: true, shipping_fee: 100 }],
  ])('%s says how a parcel gets there', async (pinCode, delivery) => {
    const { body } = await find(pinCode);
    expect((await calls.findPinCode.answer.validate(body)).data.delivery).toMatchObject(delivery);
  });

  it.each(['000000', '012345', '38000', '3800091', 'abcdef', '380%20009', "38000'"])(
    'is none: %s',
    async (pinCode) => {
      expect((await find(pinCode)).status).toBe(404);
    },
  );

  it('has a city that is one of the state’s', async () => {
    const { body } = await find('560011');
    const { data } = await calls.findPinCode.answer.validate(body);
    const cities = await store.call('GET', `/cities/${data.state_obj?.id}`);
    expect(cities.body['data']).toContainEqual(data.city_obj);
  });
});

describe('the places of the world', () => {
  const readData = async (
    call: typeof calls.listStates | typeof calls.listCities,
    path: string,
  ) => {
    const { status, body, headers } = await store.call('GET', path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    return (await call.answer.validate(body, { strict: true })).data;
  };
  const countries = async (search: string) => {
    const { body } = await store.call('GET', `/countries/?filter_search=${search}`);
    return (await calls.listCountries.answer.validate(body, { strict: true })).data;
  };
  const findId = (places: { id: number; name: string }[], name: string) =>
    places.find((place) => place.name === name)?.id ?? Number.NaN;

  async function readStates(country: string) {
    const [found] = await countries(country);
    return readData(calls.listStates, `/states/${found?.id}/`);
  }

  it('are found by a part of the name, without its accents and capitals', async () => {
    expect((await countries('aland')).map(({ country_name }) => country_name)).toEqual([
      'Åland Islands',
      'New Zealand',
    ]);
    const indian = (await countries('indi')).map(({ country_name }) => country_name);
    expect(indian).toEqual(['India', 'British Indian Ocean Territory']);
    expect(await countries('100%25')).toEqual([]);
    const brazil = await readStates('Brazil');
    const state = findId(brazil, 'São Paulo');
    const found = await readData(calls.listCities, `/cities/${state}?filter_search=sao+jose`);
    expect(found.map(({ name }) => name)).toContain('São José dos Campos');
    expect(found.length).toBeLessThan(20);
  });

  it.each(['%25%25%25', '___', "'%20or%201=1--", '(a%2B)%2B$', '%5C%5C%5C'])(
    'T56: take signs of a search as they are: %s',
    async (search) => expect(await countries(search)).toEqual([]),
  );

  it.each(['/states/x/', '/states/-1/', '/states/1.5/', '/cities/0', '/cities/1e3', '/cities/%00'])(
    'T56: are not found by what is no id: %s',
    async (path) => {
      const { status, body } = await store.call('GET', path);
      expect([400, 404]).toContain(status);
      expect(body['status']).toBe(false);
    },
  );

  it.each([
    ['United Kingdom', 'England', 'London'],
    ['United States', 'California', 'San Francisco'],
    ['Kenya', 'Nairobi County', 'Nairobi'],
    ['Singapore', 'Singapore', 'Singapore'],
    ['Nepal', 'Bagmati Province', 'Kathmandu'],
  ])('in %s hold %s with %s', async (country, state, city) => {
    const stateId = findId(await readStates(country), state);
    const cities = await readData(calls.listCities, `/cities/${stateId}`);
    expect(cities.map(({ name }) => name)).toContain(city);
    const ids = new Set(cities.map(({ id }) => id));
    expect(ids.size).toBe(cities.length);
    expect(JSON.stringify(cities).length).toBeLessThan(130_000);
  });

  it('lie each in one country, one state', async () => {
    const states = await readStates('France');
    const cities = await readData(calls.listCities, `/cities/${findId(states, 'Brittany')}`);
    const brest = findId(cities, 'Brest');
    const { context } = store;
    const [france] = await countries('France');
    const chosen = { country: france?.id, state: findId(states, 'Brittany'), city: brest };
    expect(await namePlace(context, chosen)).toEqual({
      country: 'France',
      state: 'Brittany',
      city: 'Brest',
    });
    expect(await namePlace(context, {})).toEqual({});
    const [india] = await countries('India');
    for (const [field, wrong] of Object.entries({
      country: { country: 999_999 },
      state: { country: india?.id, state: chosen.state },
      city: { ...chosen, city: brest + 5_000 },
    })) {
      await expect(namePlace(context, wrong)).rejects.toMatchObject({
        status: 400,
        details: { errors: { [field]: [expect.any(String)] } },
      });
    }
    const strange = { ...chosen, state: findId(states, 'Corsica') };
    await expect(namePlace(context, strange)).rejects.toMatchObject({ status: 400 });
  });

  it('are none where there is no such country or state', async () => {
    expect(await readData(calls.listStates, '/states/999999/')).toEqual([]);
    expect(await readData(calls.listCities, '/cities/2147483647')).toEqual([]);
  });
});
