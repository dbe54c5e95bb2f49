import { eq } from 'drizzle-orm';
import * as calls from '../../contract/staff-redirect.ts';
import { events, redirects } from '../db/schema/content.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { changeListedProduct, makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['content']));
});
afterAll(() => store.close());

const call = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token, ...(body !== undefined && { body }) });

const send = (from_path: string, to_path: string) =>
  call('POST', '/staff/redirects/', { from_path, to_path });

async function sent(from: string, to: string) {
  const { body } = await send(from, to);
  if (!body['status']) throw new Error(JSON.stringify(body));
  return (await calls.create.answer.validate(body, { strict: true })).data;
}

const faults = async (from: string, to: string) => {
  const { status, body } = await send(from, to);
  return { status, at: Object.keys((body['errors'] as object | undefined) ?? {}) };
};

const leadsTo = async (path: string) => {
  const { body } = await store.call('GET', `/seo/redirects/?path=${encodeURIComponent(path)}`);
  return (body['data'] as { to_path: string } | null)?.to_path ?? null;
};

describe('a redirect', () => {
  it('leads an address that has moved to its page, however it is spelled', async () => {
    expect(await sent('/old-honey/', '/shop?category=3')).toMatchObject({
      from_path: '/old-honey',
      to_path: '/shop?category=3',
    });
    expect(await leadsTo('/old-honey')).toBe('/shop?category=3');
    await sent('/हल्दी', '/faq#returns');
    expect(await leadsTo(encodeURI('/हल्दी'))).toBe('/faq#returns');
    expect(await waitingJobs(store, 'revalidate')).toContainEqual({ tags: ['redirects'] });
  });

  it('never leads through another one: chains become one step, from both ends', async () => {
    await sent('/chain-b', '/faq');
    expect((await sent('/chain-a', '/chain-b')).to_path).toBe('/faq');
    const { id, version } = await sent('/chain-c', '/about-us');
    await sent('/chain-d', '/chain-c');
    await call('PATCH', `/staff/redirects/${id}/`, {
      from_path: '/chain-c',
      to_path: '/contact-us',
      version,
    });
    await sent('/faq-of-old', '/blogs');
    const [first] = await store.context.db
      .select()
      .from(redirects)
      .where(eq(redirects.fromPath, '/chain-b'));
    const moved = await call('PATCH', `/staff/redirects/${first?.id}/`, {
      from_path: '/chain-b',
      to_path: '/faq-of-old',
      version: first?.version,
    });
    expect(moved.body['data']).toMatchObject({ to_path: '/blogs' });
  });

  it('never leads in a circle, not even where two are made at once', async () => {
    expect(await faults('/round', '/round')).toEqual({ status: 400, at: ['to_path'] });
    expect(await faults('/round', '/round?x=1')).toEqual({ status: 400, at: ['to_path'] });
    await sent('/ring-a', '/faq');
    const answers = await Promise.all([send('/ring-c', '/ring-d'), send('/ring-d', '/ring-c')]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });

  it('stays within the shop', async () => {
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', 'faq']) {
      expect(await faults('/away', to)).toEqual({ status: 400, at: ['to_path'] });
    }
    expect(await faults('/away', '/nowhere-at-all')).toEqual({ status: 400, at: ['to_path'] });
    expect(await faults('https://evil.example/a', '/faq')).toMatchObject({ at: ['from_path'] });
  });

  it('leaves alone what stands, and says so', async () => {
    const { id } = await makeListedProduct(store, { name: 'Standing jam' });
    for (const from of ['/', '/faq', '/cart', '/dashboard/orders', '/api/x', `/products/${id}/x`]) {
      expect(await faults(from, '/shop')).toEqual({ status: 400, at: ['from_path'] });
    }
    await changeListedProduct(store, id, { isOnSale: false });
    expect((await sent(`/products/${id}/standing-jam`, '/shop')).to_path).toBe('/shop');
    const [event] = await store.context.db.select().from(events).limit(1);
    expect((await faults(`/event/${event?.id}`, '/event')).status).toBe(400);
    expect((await faults('/event/987654', '/event')).status).toBe(201);
    expect((await faults('/event/987654', '/event')).at).toEqual(['from_path']);
  });

  it('answers a search that finds nothing, read as the search reads it', async () => {
    expect((await sent('/shop?page=2&search=Where+IS+my+Order', '/contact-us')).from_path).toBe(
      '/shop?search=where+my+order',
    );
    expect(await leadsTo('/shop?search=where%20my%20ORDER!')).toBe('/contact-us');
    expect(await leadsTo('/shop?search=where')).toBeNull();
    expect(await leadsTo('/shop')).toBeNull();
  });
});
