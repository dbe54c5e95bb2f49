import { eq } from 'drizzle-orm';
import * as calls from '../../contract/staff-review.ts';
import { getTasks } from '../../contract/staff-today.ts';
import { products } from '../db/schema/catalogue.ts';
import { auditEntries } from '../db/schema/running.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['customers']));
});
afterAll(() => store.close());

const call = (method: string, at: string, body?: unknown) =>
  store.call(method, at, { token, ...(body !== undefined && { body }) });

async function write(pid: number, rating: number, by?: string) {
  const shopper = by ?? (await makeCustomer(store)).token;
  const { body } = await store.call('POST', `/rating_review/${pid}/`, {
    token: shopper,
    body: { rating, review: `Worth ${rating} stars` },
  });
  const { id } = body['data'] as { id: number };
  return { id, token: shopper };
}

const listed = async (query: string) => {
  const { body } = await call('GET', `/staff/reviews/?${query}`);
  return (await calls.listStaffReviews.answer.validate(body, { strict: true })).data;
};

const judged = async (id: number, verb: string, body?: unknown) => {
  const answer = await call('POST', `/staff/reviews/${id}/${verb}/`, body);
  return (await calls.seeReview.answer.validate(answer.body, { strict: true })).data;
};

const starsOf = async (id: number) => {
  const [row] = await store.context.db
    .select({ sum: products.ratingSum, count: products.ratingCount })
    .from(products)
    .where(eq(products.id, id));
  return row;
};

const waiting = async () => {
  const { body } = await call('GET', '/staff/tasks/');
  const { data } = await getTasks.answer.validate(body, { strict: true });
  return data.find(({ name }) => name === 'reviews_new')?.count ?? 0;
};

describe('a review', () => {
  it('waits until somebody has looked at it, and again once it is written anew', async () => {
    const { id: pid } = await makeListedProduct(store, { name: 'Looked-at Lotion' });
    const before = await waiting();
    const { id, token: shopper } = await write(pid, 4);
    expect(await waiting()).toBe(before + 1);
    expect(await listed('search=looked-at&state=new')).toMatchObject([{ id, seen_at: null }]);
    expect((await judged(id, 'see')).seen_at).not.toBeNull();
    expect(await waiting()).toBe(before);
    await write(pid, 2, shopper);
    expect(await listed('search=looked-at&state=new')).toMatchObject([{ id, rating: 2 }]);
  });

  it('leaves the shop with its stars where it is hidden, once, and comes back with them', async () => {
    const { id: pid } = await makeListedProduct(store, { name: 'Hidden Honey' });
    await write(pid, 5);
    const { id } = await write(pid, 1);
    expect((await call('POST', `/staff/reviews/${id}/hide/`, {})).status).toBe(400);
    await Promise.all([1, 2, 3].map(() => judged(id, 'hide', { reason: 'Insults a colleague' })));
    expect(await starsOf(pid)).toEqual({ sum: 5, count: 1 });
    const shown = await store.call('GET', `/rating_review/${pid}/`);
    expect(shown.body).toMatchObject({ review_count: 1, average_rating: 5 });
    expect(JSON.stringify(shown.body)).not.toContain('Worth 1 stars');
    expect(await waitingJobs(store, 'revalidate')).toContainEqual({
      tags: [`product:${pid}`, 'products'],
    });
    expect(await listed('search=hidden+honey&state=hidden')).toMatchObject([
      { id, hidden_reason: 'Insults a colleague' },
    ]);

    expect(await judged(id, 'show')).toMatchObject({ hidden_at: null, hidden_reason: '' });
    expect(await starsOf(pid)).toEqual({ sum: 6, count: 2 });
    const auditLog = await store.context.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subject, `review:${id}`))
      .orderBy(auditEntries.id);
    expect(auditLog.map(({ action }) => action)).toEqual(['review.hide', 'review.show']);
  });

  it('counts no stars where a hidden one is written anew', async () => {
    const { id: pid } = await makeListedProduct(store, { name: 'Stubborn Soap' });
    const { id, token: shopper } = await write(pid, 1);
    await judged(id, 'hide', { reason: 'Spam' });
    await write(pid, 5, shopper);
    expect(await starsOf(pid)).toEqual({ sum: 0, count: 0 });
    await judged(id, 'show');
    expect(await starsOf(pid)).toEqual({ sum: 5, count: 1 });
  });

  it('is not found where there is none', async () => {
    expect((await call('POST', '/staff/reviews/999999/see/')).status).toBe(404);
  });

  it('refuses staff of other areas, and a caller who is not logged in', async () => {
    const other = await staffFixture(store, ['catalogue']);
    expect((await store.call('GET', '/staff/reviews/', { token: other.token })).status).toBe(403);
    expect((await store.call('POST', '/staff/reviews/1/see/')).status).toBe(401);
  });
});
