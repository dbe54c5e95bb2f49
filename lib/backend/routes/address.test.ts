import { and, eq, isNull } from 'drizzle-orm';
import * as calls from '../../contract/address.ts';
import { addresses } from '../db/schema/address.ts';
import { cities, countries, states } from '../db/schema/place.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { makeAddress, makeCustomer } from '../testing/make-customer.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let mumbai: LocationIds;
let pune: LocationIds;
let ahmedabad: LocationIds;
beforeAll(async () => {
  store = await openTestStore();
  [mumbai, pune, ahmedabad] = (await Promise.all(
    ['Mumbai', 'Pune', 'Ahmedabad'].map(findLocation),
  )) as [LocationIds, LocationIds, LocationIds];
});
afterAll(() => store.close());

interface LocationIds {
  city: number;
  state: number;
  country: number;
}

async function findLocation(name: string): Promise<LocationIds> {
  const [location] = await store.context.db
    .select({ city: cities.id, state: states.id, country: states.countryId })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(cities.name, name))
    .limit(1);
  if (!location) throw new Error(`${name} is not on the map`);
  return location;
}

const form = (more: Record<string, unknown> = {}) => ({
  full_name: 'Nisha Rao',
  mobile: '9000000041',
  address_line_1: '12 Lotus Court',
  address_line_2: 'Hill Road',
  postal_code: '400050',
  ...mumbai,
  ...more,
});

const newToken = async () => (await makeCustomer(store)).token;
const add = (token: string, more: Record<string, unknown> = {}) =>
  store.call('POST', '/user/address/', { token, body: form(more) });
const added = async (token: string, more: Record<string, unknown> = {}) => {
  const answer = await add(token, more);
  expect(answer.status).toBe(201);
  return (await calls.addAddress.answer.validate(answer.body, { strict: true })).data;
};
const change = (token: string, id: unknown, body: unknown) =>
  store.call('PATCH', `/user/address/${String(id)}/`, { token, body });
const makeDefault = (token: string, id: unknown, body: unknown = {}) =>
  store.call('PATCH', `/user/address/?contact_id=${String(id)}`, { token, body });
const remove = (token: string, id: unknown) =>
  store.call('DELETE', `/user/address/${String(id)}/`, { token });
const list = async (token: string) => {
  const { body } = await store.call('GET', '/user/address/', { token });
  return (await calls.listAddresses.answer.validate(body, { strict: true })).data;
};
const defaultsOf = async (token: string) =>
  (await list(token)).filter(({ is_default }) => is_default).map(({ id }) => id);

describe('adding an address', () => {
  it('keeps everything that was sent', async () => {
    const token = await newToken();
    const answer = await add(token, {
      mobile: '+919000000041',
      another_mobile: '90000 00042',
      landmark: ' Near the lake ',
      address_tags: 'Office',
      add_id: 7,
    });
    expect(answer.status).toBe(201);
    const { data, message } = await calls.addAddress.answer.validate(answer.body, { strict: true });
    expect(message).toBe('Address added successfully!');
    expect(data).toEqual({
      id: expect.any(Number),
      full_name: 'Nisha Rao',
      mobile: '+919000000041',
      mobile_without_ext: '9000000041',
      another_mobile: '+919000000042',
      another_mobile_without_ext: '9000000042',
      address_line_1: '12 Lotus Court',
      address_line_2: 'Hill Road',
      landmark: 'Near the lake',
      city_obj: { id: mumbai.city, name: 'Mumbai' },
      state_obj: { id: mumbai.state, name: 'Maharashtra' },
      country_obj: { id: mumbai.country, name: 'India' },
      postal_code: '400050',
      is_default: true,
      address_tags: 'Office',
    });
    expect(await list(token)).toEqual([data]);
  });

  it('takes the optional fields that were not sent from the own address in add_id', async () => {
    const token = await newToken();
    const first = await add(token, { landmark: 'Near the lake', address_tags: 'Office' });
    const from = calls.addAddress.answer.validateSync(first.body).data.id;
    const optionalOf = async (owner: string, sent: Record<string, unknown>) => {
      const { status, body } = await add(owner, sent);
      expect(status).toBe(201);
      const { landmark, address_tags } = calls.addAddress.answer.validateSync(body).data;
      return { landmark, address_tags };
    };
    expect(await optionalOf(token, { add_id: from })).toEqual({
      landmark: 'Near the lake',
      address_tags: 'Office',
    });
    expect(await optionalOf(token, { add_id: from, landmark: null, address_tags: 'Home' })).toEqual(
      { landmark: null, address_tags: 'Home' },
    );
    const nothing = { landmark: null, address_tags: 'No tag' };
    expect(await optionalOf(await newToken(), { add_id: from })).toEqual(nothing);
    for (const add_id of [0, -1, 1.5, 3e9, 1e20]) {
      expect(await optionalOf(token, { add_id })).toEqual(nothing);
    }
  });

  it('refuses numbers for texts and texts for numbers', async () => {
    const wrong = { mobile: 9000000041, postal_code: 400050, city: String(mumbai.city) };
    const answer = await add(await newToken(), wrong);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body['errors'] as object).sort()).toEqual([
      'city',
      'mobile',
      'postal_code',
    ]);
  });

  it('takes blanks for nothing', async () => {
    const data = await added(await newToken(), { another_mobile: '', landmark: '' });
    expect(data).toMatchObject({
      another_mobile: null,
      another_mobile_without_ext: null,
      landmark: null,
      address_tags: 'No tag',
    });
  });

  it('makes the first the default, and a later one where that is asked for', async () => {
    const token = await newToken();
    const first = await added(token, { is_default: false });
    expect(first.is_default).toBe(true);
    expect((await added(token)).is_default).toBe(false);
    const third = await added(token, { is_default: true });
    expect(third.is_default).toBe(true);
    expect(await defaultsOf(token)).toEqual([third.id]);
  });

  it('keeps text as text', async () => {
    const full_name = `<img src=x onerror=alert(1)> O'Hara "; drop table addresses --`;
    expect((await added(await newToken(), { full_name })).full_name).toBe(full_name);
  });

  it('names every field that is missing', async () => {
    const token = await newToken();
    const { status, body } = await store.call('POST', '/user/address/', { token, body: {} });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: false });
    expect(body['errors']).toEqual({
      full_name: ['Full name is required'],
      mobile: ['Mobile number is required'],
      address_line_1: ['Address line 1 is required'],
      address_line_2: ['Address line 2 is required'],
      country: ['Country is required'],
      state: ['State is required'],
      city: ['City is required'],
      postal_code: ['PIN code is required'],
    });
  });

  it.each([
    ['full_name', '   '],
    ['full_name', 'x'.repeat(101)],
    ['mobile', '123456789'],
    ['mobile', '5000000041'],
    ['mobile', '900000004x'],
    ['another_mobile', '12345'],
    ['address_line_1', 'x'.repeat(201)],
    ['address_line_2', null],
    ['landmark', 'x'.repeat(201)],
    ['postal_code', '040050'],
    ['postal_code', '40005'],
    ['postal_code', 'ABCDEF'],
    ['address_tags', 'Beach'],
    ['country', 'India'],
    ['country', 0],
    ['state', 1e12],
    ['city', 1.5],
    ['city', {}],
  ])('refuses a %s of %p', async (field, value) => {
    const answer = await add(await newToken(), { [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty(field);
  });

  it('delivers within India only', async () => {
    const [abroad] = await store.context.db
      .select({ country: countries.id, state: states.id })
      .from(countries)
      .innerJoin(states, eq(states.countryId, countries.id))
      .where(eq(countries.code, 'US'))
      .limit(1);
    expect(abroad).toBeDefined();
    const answer = await add(await newToken(), { ...abroad });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual({ country: ['We deliver only within India'] });
    const nowhere = await add(await newToken(), { country: 2_147_483_647 });
    expect(nowhere.body['errors']).toHaveProperty('country');
  });

  it('wants the state in the country and the city in the state', async () => {
    const [foreign] = await store.context.db
      .select({ id: states.id })
      .from(states)
      .innerJoin(countries, eq(countries.id, states.countryId))
      .where(eq(countries.code, 'US'))
      .limit(1);
    const wrongState = await add(await newToken(), { state: foreign?.id });
    expect(wrongState.status).toBe(400);
    expect(wrongState.body['errors']).toHaveProperty('state');
    const wrongCity = await add(await newToken(), { city: ahmedabad.city });
    expect(wrongCity.status).toBe(400);
    expect(wrongCity.body['errors']).toHaveProperty('city');
  });

  it('stops at fifty', async () => {
    const { token, customerId } = await makeCustomer(store);
    for (let n = 0; n < 48; n += 1) await makeAddress(store, customerId);
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await list(token)).toHaveLength(50);
    const [some] = await list(token);
    await remove(token, some?.id);
    expect((await add(token)).status).toBe(201);
  });

  it('finds one default where ten first ones come at once', async () => {
    const token = await newToken();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await list(token)).toHaveLength(10);
    expect(await defaultsOf(token)).toHaveLength(1);
  });
});

describe('the list of addresses', () => {
  it('begins with the default, then the newest', async () => {
    const token = await newToken();
    const first = await added(token);
    const second = await added(token);
    const third = await added(token);
    expect((await list(token)).map(({ id }) => id)).toEqual([first.id, third.id, second.id]);
    await makeDefault(token, second.id);
    expect((await list(token)).map(({ id }) => id)).toEqual([second.id, third.id, first.id]);
  });
});

describe('changing an address', () => {
  it('changes what was sent and nothing else', async () => {
    const token = await newToken();
    const before = await added(token, { landmark: 'Clock tower', another_mobile: '9000000043' });
    const answer = await change(token, before.id, { full_name: 'Nisha R. Rao', landmark: null });
    expect(answer.status).toBe(200);
    const { data, message } = await calls.changeAddress.answer.validate(answer.body, {
      strict: true,
    });
    expect(message).toBe('Address updated successfully!');
    expect(data).toEqual({ ...before, full_name: 'Nisha R. Rao', landmark: null });
    expect((await change(token, before.id, {})).body['data']).toEqual(data);
  });

  it('moves to another town', async () => {
    const token = await newToken();
    const { id } = await added(token);
    expect((await change(token, id, { city: pune.city })).body['data']).toMatchObject({
      city_obj: { name: 'Pune' },
    });
    expect((await change(token, id, { city: ahmedabad.city })).body['errors']).toHaveProperty(
      'city',
    );
    expect((await change(token, id, { state: ahmedabad.state })).body['errors']).toHaveProperty(
      'city',
    );
    expect((await change(token, id, { ...ahmedabad, postal_code: '380009' })).status).toBe(200);
  });

  it('keeps its place and its city together where both are changed at once', async () => {
    const token = await newToken();
    const { id } = await added(token);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        change(
          token,
          id,
          n % 2
            ? { ...ahmedabad, postal_code: '380009' }
            : { state: mumbai.state, city: pune.city, postal_code: '411004' },
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it('does not take the default away', async () => {
    const token = await newToken();
    const { id } = await added(token);
    const answer = await change(token, id, { is_default: false });
    expect(answer.body['data']).toMatchObject({ is_default: true });
  });

  it.each([
    ['mobile', 'x'],
    ['full_name', ''],
    ['full_name', null],
    ['postal_code', '12'],
    ['city', null],
    ['address_tags', 'Beach'],
  ])('refuses a %s of %p', async (field, value) => {
    const token = await newToken();
    const { id } = await added(token);
    const answer = await change(token, id, { [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty(field);
  });

  it("refuses another customer's address", async () => {
    const owner = await newToken();
    const stranger = await newToken();
    const mine = await added(stranger);
    const theirs = await added(owner);
    for (const answer of [
      await change(stranger, theirs.id, { full_name: 'Mine now' }),
      await makeDefault(stranger, theirs.id),
      await remove(stranger, theirs.id),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        status: false,
        code: 'not_found',
        message: 'Address not found',
      });
    }
    expect(await list(owner)).toEqual([theirs]);
    expect(await list(stranger)).toEqual([mine]);
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999', '1%20or%201=1'])(
    'has no address %p',
    async (id) => {
      const token = await newToken();
      expect((await change(token, id, {})).status).toBe(404);
      expect((await remove(token, id)).status).toBe(404);
    },
  );
});

describe('the default address', () => {
  it('is one at a time', async () => {
    const token = await newToken();
    await added(token);
    const second = await added(token);
    const answer = await makeDefault(token, second.id, { landmark: 'Blue gate' });
    expect(answer.status).toBe(200);
    const { data } = await calls.makeAddressDefault.answer.validate(answer.body, { strict: true });
    expect(data).toEqual({ ...second, is_default: true, landmark: 'Blue gate' });
    expect(await defaultsOf(token)).toEqual([second.id]);
  });

  it('is chosen without a body as well', async () => {
    const token = await newToken();
    await added(token);
    const second = await added(token);
    const answer = await store.call('PATCH', `/user/address/?contact_id=${second.id}`, { token });
    expect(answer.status).toBe(200);
    expect(await defaultsOf(token)).toEqual([second.id]);
  });

  it.each(['', 'x', '0', '1.5'])('is not chosen by %p', async (id) => {
    const answer = await makeDefault(await newToken(), id);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty('contact_id');
  });

  it('stays one where all are chosen at once', async () => {
    const token = await newToken();
    const ids: number[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await added(token)).id);
    const answers = await Promise.all([...ids, ...ids].map((id) => makeDefault(token, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await defaultsOf(token)).toHaveLength(1);
  });

  it('passes to the newest of the others when it is deleted', async () => {
    const token = await newToken();
    const first = await added(token);
    const second = await added(token);
    const third = await added(token);
    await remove(token, first.id);
    expect(await defaultsOf(token)).toEqual([third.id]);
    await remove(token, second.id);
    expect(await defaultsOf(token)).toEqual([third.id]);
    await remove(token, third.id);
    expect(await list(token)).toEqual([]);
    expect((await added(token)).is_default).toBe(true);
  });

  it('is there while any address is, whatever goes on at once', async () => {
    const token = await newToken();
    const ids: number[] = [];
    for (let n = 0; n < 8; n += 1) ids.push((await added(token)).id);
    await Promise.all(
      ids.slice(0, 6).flatMap((id) => [remove(token, id), makeDefault(token, ids[6]), add(token)]),
    );
    expect(await defaultsOf(token)).toHaveLength(1);
    expect(await list(token)).toHaveLength(8);
  });
});

describe('deleting an address', () => {
  it('says so, once', async () => {
    const token = await newToken();
    const { id } = await added(token);
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(token, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      status: true,
      message: 'Address deleted successfully!',
    });
    expect((await change(token, id, {})).status).toBe(404);
    const remaining = await store.context.db
      .select()
      .from(addresses)
      .where(and(eq(addresses.id, id), isNull(addresses.deletedAt)));
    expect(remaining).toEqual([]);
  });
});

describe('addresses', () => {
  it('refuse a caller who is not logged in', async () => {
    const visitorId = issueVisitorId(store.context.env.visitorSecret);
    const { token } = await makeCustomer(store);
    const { id } = await added(token);
    for (const who of [{}, { visitorId }, { token: 'x'.repeat(43) }]) {
      for (const [method, path] of [
        ['GET', '/user/address/'],
        ['POST', '/user/address/'],
        ['PATCH', `/user/address/${id}/`],
        ['PATCH', `/user/address/?contact_id=${id}`],
        ['DELETE', `/user/address/${id}/`],
      ] as const) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : form();
        const answer = await store.call(method, path, { ...who, body });
        expect(answer.status).toBe(401);
      }
    }
  });
});
