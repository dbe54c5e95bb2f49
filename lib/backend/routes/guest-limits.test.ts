import { sql } from 'drizzle-orm';
import { issueVisitorId } from '../http/visitor-id.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { openTestStore, type CallOptions, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let pid: number;
beforeAll(async () => {
  store = await openTestStore();
  pid = (await makeProduct(store, { stock: 1_000 })).id;
});
afterAll(() => store.close());
afterEach(() => store.context.db.execute(sql`delete from rate_limits`));

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const guest = (address: string): CallOptions => ({
  visitorId: issueVisitorId(store.context.env.visitorSecret),
  ...from(address),
});
const add = async (path: string, who: CallOptions) =>
  (
    await store.call('POST', path, {
      ...who,
      body: { pid, ...(path === '/cart/' && { quantity: 1 }) },
    })
  ).status;
const setUsed = (limit: string, points: number) =>
  store.context.db.execute(
    sql`update rate_limits set points = ${points} where key like ${`${limit}:%`}`,
  );

describe.each([
  ['/cart/', 201],
  ['/wishlist/', 200],
])('guests who fill %s', (path, added) => {
  it('are 600 new ones an hour from one address; who has begun goes on, and others do', async () => {
    const early = guest('203.0.113.9');
    expect(await add(path, early)).toBe(added);
    await setUsed('guest-new', 599);
    expect(await add(path, guest('203.0.113.9'))).toBe(added);
    expect(await add(path, guest('203.0.113.9'))).toBe(429);
    expect(await add(path, early)).toBe(added);
    expect(await add(path, guest('203.0.113.10'))).toBe(added);
    const { token } = await makeCustomer(store);
    expect(await add(path, { token, ...from('203.0.113.9') })).toBe(added);
  });

  it('add 3,000 times an hour from one address', async () => {
    const who = guest('203.0.113.9');
    expect(await add(path, who)).toBe(added);
    await setUsed('guest-add', 3_000);
    expect(await add(path, who)).toBe(429);
    expect(await add(path, guest('127.0.0.1'))).toBe(added);
  });
});

it('takes 200 changes of addresses an hour from one account', async () => {
  const { token } = await makeCustomer(store);
  const remove = () => store.call('DELETE', '/user/address/1/', { token });
  expect((await remove()).status).toBe(404);
  await setUsed('address-changes', 200);
  expect((await remove()).status).toBe(429);
  const another = await makeCustomer(store);
  expect((await store.call('DELETE', '/user/address/1/', { token: another.token })).status).toBe(
    404,
  );
});
