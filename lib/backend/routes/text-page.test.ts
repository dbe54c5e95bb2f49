import { eq } from 'drizzle-orm';
import * as calls from '../../contract/text-page.ts';
import { textPages } from '../db/schema/content.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function page(slug: string) {
  const answer = await store.call('GET', `/text-pages/${slug}/`);
  expect(answer.status).toBe(200);
  return (await calls.getTextPage.answer.validate(answer.body, { strict: true })).data;
}

describe('the text pages', () => {
  it.each([
    'about-us',
    'terms-and-conditions',
    'shipping-policy',
    'return-and-refund-policy',
    'privacy-policy',
    'accessibility',
  ])('have %s, of real length, with the day on which it was read', async (slug) => {
    const text = await page(slug);
    expect(text.slug).toBe(slug);
    expect(text.title.length).toBeGreaterThan(8);
    expect(text.lead.length).toBeGreaterThan(40);
    expect(text.content.length).toBeGreaterThan(1_500);
    expect(text.reviewed_at).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('are read afresh when staff have changed one', async () => {
    const later = new Date('2026-12-01T09:00:00Z');
    await store.context.db
      .update(textPages)
      .set({ title: 'Of us', reviewedAt: '2026-12-01', updatedAt: later })
      .where(eq(textPages.slug, 'about-us'));
    expect(await page('about-us')).toMatchObject({
      title: 'Of us',
      reviewed_at: '2026-12-01',
      updated_at: later.toISOString(),
    });
  });

  it('and the answers say the windows for replacement and return that are set', async () => {
    const { token } = await staffFixture(store, ['settings']);
    const set = (replacement_days: number, return_days: number) =>
      changeShopSettings(store, token, { replacement_days, return_days });
    const slugs = ['terms-and-conditions', 'shipping-policy', 'return-and-refund-policy'];
    const readAll = async () =>
      JSON.stringify([
        ...(await Promise.all(slugs.map(page))),
        (await store.call('GET', '/faqs/')).body,
        (await store.call('GET', '/user/meta-tags/?page_url=/return-and-refund-policy')).body,
      ]);
    expect(await readAll()).toMatch(/within 5 days[^]*within 15 days/);
    try {
      expect((await set(9, 21)).status).toBe(200);
      const changed = await readAll();
      expect(changed).not.toMatch(/\{[a-z_]+\}|\b(5|five|15|fifteen) days/);
      expect(changed.match(/within 9 days/g)?.length).toBeGreaterThan(4);
      expect(changed.match(/within 21 days/g)?.length).toBeGreaterThan(2);
      expect((await set(9, 0)).status).toBe(200);
      expect(await readAll()).toContain('We don’t accept other returns.');
    } finally {
      await set(5, 15);
    }
  });

  it('refuse an address that none of them has', async () => {
    for (const slug of ['nothing', '1', 'About-us', '%00', 'about-us%2F']) {
      expect((await store.call('GET', `/text-pages/${slug}/`)).status).toBe(404);
    }
  });
});
