import { listStaffViews } from '../../contract/staff-view.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const views = async (token: string, list = 'orders') => {
  const { body } = await store.call('GET', `/staff/views/?list=${list}`, { token });
  return (await listStaffViews.answer.validate(body, { strict: true })).data;
};
const keep = (token: string, name: string, query = 'status=Pending', list = 'orders') =>
  store.call('POST', '/staff/views/', { token, body: { list, name, query } });

describe('views of a list', () => {
  it('are kept by name for whoever made them', async () => {
    const [a, b] = [await staffFixture(store), await staffFixture(store, ['orders'])];
    expect((await keep(a.token, 'To pack')).status).toBe(201);
    await keep(a.token, 'Gifts', 'is_gift=true');
    await keep(a.token, 'To pack', 'status=Confirmed');
    await keep(a.token, 'Mine', '', 'products');
    expect(await views(a.token)).toMatchObject([
      { name: 'Gifts', query: 'is_gift=true' },
      { name: 'To pack', query: 'status=Confirmed' },
    ]);
    expect(await views(b.token)).toEqual([]);
  });

  it("can be dropped, but another person's cannot", async () => {
    const [a, b] = [await staffFixture(store), await staffFixture(store)];
    await keep(a.token, 'To pack');
    const [view] = await views(a.token);
    const path = `/staff/views/${view?.id}/`;
    expect((await store.call('DELETE', path, { token: b.token })).status).toBe(404);
    const dropped = await store.call('DELETE', path, { token: a.token });
    expect([dropped.status, dropped.body['data']]).toEqual([200, []]);
    expect((await store.call('DELETE', path, { token: a.token })).status).toBe(404);
  });

  it('need a name and a list, and are thirty at most', async () => {
    const { token } = await staffFixture(store);
    expect((await keep(token, ' ')).status).toBe(400);
    expect((await keep(token, 'x', '', 'No list!')).status).toBe(400);
    for (let i = 0; i < 30; i += 1) expect((await keep(token, `View ${i}`)).status).toBe(201);
    expect((await keep(token, 'One more')).status).toBe(409);
    expect(await views(token)).toHaveLength(30);
  });
});
