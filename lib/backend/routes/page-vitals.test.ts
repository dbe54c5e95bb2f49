import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { signInAs } from '../testing/sign-in.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await signInAs(store, 'owner@example.in'));
}, 60_000);
afterAll(() => store.close());

const report = (body: object, address = '203.0.113.1') =>
  store.call('POST', '/page-vitals/', { body, headers: { 'x-forwarded-for': address } });
const read = async () => (await store.call('GET', '/staff/page-vitals/', { token })).body['data'];

describe('the speed of pages', () => {
  it('is shown by kind of page, whatever is in the address', async () => {
    for (const id of [1, 2, 3]) {
      const body = { path: `/products/${id}/neem-tea`, lcp: 1_900, inp: 90, cls: 0 };
      expect((await report(body)).status).toBe(200);
    }
    await report({ path: '/', lcp: 400, cls: 0.2 });
    expect(await read()).toEqual([
      { page: '/products/[productId]/[slug]', views: 3, lcp: 1_875, inp: 94, cls: 0.001 },
      { page: '/', views: 1, lcp: 438, inp: null, cls: 0.225 },
    ]);
  });

  it('adds up what comes later, and in other programs', async () => {
    await report({ path: '/products/9/x', lcp: 1_900 });
    const [first] = (await read()) as { views: number }[];
    expect(first?.views).toBe(4);
  });

  it('leaves out what is no page of the shop', async () => {
    const before = await read();
    for (const path of ['/dashboard/orders', '/made/up', '/api/store/cart/', '/sitemap.xml'])
      expect((await report({ path, lcp: 1 }, '203.0.113.2')).status).toBe(200);
    expect(await read()).toEqual(before);
  });

  it.each([
    { path: 'https://example.in/', lcp: 1 },
    { path: '/shop?search=me', lcp: 1 },
    { path: '/', lcp: -1 },
    { path: '/', lcp: 1e9 },
    { path: '/', cls: 'x' },
    { lcp: 1 },
  ])('refuses %j', async (body) => {
    expect((await report(body, '203.0.113.3')).status).toBe(400);
  });

  it('is counted thirty times a minute from one network', async () => {
    const answers = [];
    for (let n = 0; n < 31; n += 1)
      answers.push(await report({ path: '/faq', lcp: 1 }, '203.0.113.4'));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  });

  it('is for staff alone', async () => {
    expect((await store.call('GET', '/staff/page-vitals/')).status).toBe(401);
  });
});
