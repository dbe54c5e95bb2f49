import { eq } from 'drizzle-orm';
import * as calls from '../../contract/store.ts';
import { stores } from '../db/schema/content.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function list() {
  const answer = await store.call('GET', '/stores/');
  expect(answer.status).toBe(200);
  return calls.listStores.answer.validate(answer.body, { strict: true });
}

describe('the stores', () => {
  it('come by city and name, with the cities that have one', async () => {
    const { store_section_data: all, cities } = await list();
    expect(all).toHaveLength(12);
    const order = all.map(({ city, store_name }) => `${city} ${store_name}`);
    expect(order).toEqual(order.toSorted());
    expect(cities.map(({ name }) => name)).toEqual([...new Set(all.map(({ city }) => city))]);
    expect(cities).toHaveLength(6);
  });

  it('say where they are, when they are open and how to reach them', async () => {
    const [one] = (await list()).store_section_data;
    expect(one).toMatchObject({
      city: 'Ahmedabad',
      city_obj: { name: 'Ahmedabad' },
      state_obj: { name: 'Gujarat' },
    });
    expect(one?.work_start_time).toMatch(/^\d\d:\d\d$/);
    expect(one?.postal_code).toMatch(/^\d{6}$/);
    expect(one?.location_url).toMatch(/^https:/);
  });

  it('leave out one that is closed for good, and its city with the last of it', async () => {
    const { store_section_data: all, cities } = await list();
    const [city] = cities.filter(({ name }) => all.filter((one) => one.city === name).length === 1);
    const only = all.find((one) => one.city === city?.name);
    await store.context.db
      .update(stores)
      .set({ isOpen: false })
      .where(eq(stores.id, only?.id ?? 0));
    const after = await list();
    expect(after.store_section_data).toHaveLength(11);
    expect(after.cities).toEqual(cities.filter(({ id }) => id !== city?.id));
  });
});
