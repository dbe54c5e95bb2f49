import type { Page } from 'playwright/test';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { fits, setTextSize, sideways } from './support/text-size.ts';

/* Pages that accessibility.spec.ts does not cover. */
const ofGuests = [
  routes.membership,
  routes.giftVoucher,
  routes.vaidya,
  routes.business,
  routes.exports,
  routes.franchise,
  routes.contactUs,
  routes.storeLocator,
  routes.aboutUs,
  routes.organicLiving,
  routes.inspireAndSupport,
  routes.events,
  routes.concerns,
  routes.blogs,
  routes.faq,
  routes.terms,
  '/shop?brand=3&brand_name=Dang+Collective',
  '/products/29/reviews/raw-forest-honey',
];
const ofStaff = [
  '',
  '/orders',
  '/orders/SO-000001',
  '/packing',
  '/import',
  '/products',
  '/products/new',
  '/products/1',
  '/tags',
  '/customers',
  '/coupons/new',
  '/content/posts/1',
  '/content/events/new',
  '/content/texts/12',
  '/content/concerns/3',
  '/reports',
  '/notices',
  '/settings',
].map((path) => routes.dashboard + path);

test.use({ viewport: { width: 320, height: 640 } });

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  test.slow();
  for (const path of paths) {
    await open(page, path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const size of ['', '200%']) {
      await setTextSize(page, size);
      await expect.poll(() => sideways(page), `${path} in text of ${size || '100%'}`).toEqual(fits);
    }
  }
}

test.describe('no screen scrolls sideways at 320 px, in large text either', () => {
  test('of the shop', ({ page }) => expectToFit(page, ofGuests));

  test('of the back office', ({ owner }) => expectToFit(owner, ofStaff));
});
