import { eq } from 'drizzle-orm';
import { events, textPages } from '../db/schema/content.ts';
import { settings } from '../db/schema/running.ts';
import { marksSetting } from '../services/demo-data/demo-marks.ts';
import { lastTags } from '../testing/waiting-jobs.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store));
});
afterAll(() => store.close());

const fetchStatus = async (path: string) => (await store.call('GET', path)).status;

describe('a part that is switched off', () => {
  it('is gone from the calls of its pages too, until it is switched on', async () => {
    const { db } = store.context;
    const [event] = await db.select().from(events).where(eq(events.isPublished, true)).limit(1);
    const slug = 'organic-living';
    await db
      .insert(textPages)
      .values({ slug, title: 'Land', content: '<p>Ours.</p>', reviewedAt: '2026-01-01' })
      .onConflictDoUpdate({ target: textPages.slug, set: { isPublished: true } });
    const detail = `/events/${event?.id}/`;
    const list = async () => [
      (await store.call('GET', '/events/ecommerce/')).body['events'],
      (await store.call('GET', '/stores/')).body['store_section_data'],
    ];
    expect([await fetchStatus(detail), await fetchStatus(`/text-pages/${slug}/`)]).toEqual([
      200, 200,
    ]);
    await changeShopSettings(store, token, {
      switched_off: ['events', 'stores', 'organic_living'],
    });
    expect([await fetchStatus(detail), await fetchStatus(`/text-pages/${slug}/`)]).toEqual([
      404, 404,
    ]);
    expect(await list()).toEqual([[], []]);
    expect(await lastTags(store)).toEqual(expect.arrayContaining(['events', 'stores']));
    await changeShopSettings(store, token, { switched_off: [] });
    expect([await fetchStatus(detail), await fetchStatus(`/text-pages/${slug}/`)]).toEqual([
      200, 200,
    ]);
    for (const rows of await list()) expect(rows).not.toEqual([]);
  });
});

it('takes no sandbox money where the demo is gone, also for a payment begun before', async () => {
  const fixture = paymentFixture(store);
  const { txnId, orderId } = await fixture.waiting((await makeProduct(store)).id);
  await store.context.db.delete(settings).where(eq(settings.name, marksSetting));
  expect((await fixture.press(txnId, 'success')).status).toBe(404);
  expect((await store.app.request(`/sandbox/pay/${txnId}`)).status).toBe(404);
  expect((await fixture.orderRow(orderId))?.paidAt).toBeNull();
});
