import type { Page } from 'playwright/test';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { openCheckout } from './support/open-checkout.ts';
import { open, untilAlive } from './support/open.ts';

const viewports = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const pages = [
  routes.home,
  '/shop',
  '/products/1/lakadong-turmeric-powder',
  '/login',
  '/blogs',
  '/consult-our-vaidya',
  '/cart',
];

const chatOf = (page: Page) => page.getByRole('link', { name: 'Chat with us on WhatsApp' });

/** Scrolls through the page; returns what the floating buttons covered on the way. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const controls = 'a, button, input, select, textarea, summary, .price';
    const drawn = { visibilityProperty: true, contentVisibilityAuto: true };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const covered: string[] = [];
    const floats = [...document.querySelectorAll('.floats')];
    const look = () => {
      const buttons = floats.flatMap((nav) => [...nav.children]);
      const others = [...document.querySelectorAll(controls)].filter(
        (element) => !buttons.includes(element) && element.checkVisibility(drawn),
      );
      for (const button of buttons.filter((element) => element.checkVisibility(drawn))) {
        const box = button.getBoundingClientRect();
        for (const other of others) {
          const { left, right, top, bottom, width, height } = other.getBoundingClientRect();
          if (width <= 1 || height <= 1 || left >= box.right || right <= box.left) continue;
          if (top >= box.bottom || bottom <= box.top) continue;
          covered.push(`${other.textContent || other.ariaLabel} at ${window.scrollY}`);
        }
      }
    };
    look();
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const steps = 24;
    for (let step = 1; step <= steps; step++) {
      window.scrollTo({ top: (end * step) / steps, behavior: 'instant' });
      // The second frame comes after the handlers of the first one's scroll event.
      await frame();
      await frame();
      look();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return covered;
  });

async function expectNothingCovered(page: Page): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const where = `${page.url()} at ${viewport.width} px`;
    await expect(chatOf(page), where).toBeVisible();
    await expect(chatOf(page), where).toBeInViewport({ ratio: 1 });
    await expect.poll(() => scrollThrough(page), where).toEqual([]);
    await expect(chatOf(page), where).toBeVisible();
  }
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await expect.poll(() => scrollThrough(page), `${page.url()} in large text`).toEqual([]);
}

test.describe('the WhatsApp button', { tag: '@phone' }, () => {
  for (const path of pages) {
    test(`is on the first screen of ${path}, and covers nothing further down`, async ({ page }) => {
      await page.request.post('/api/store/cart/', { data: { pid: 1, quantity: 2 } });
      await open(page, path);
      await expectNothingCovered(page);
    });
  }

  test('is on a post of the blog', async ({ page }) => {
    await open(page, '/blogs');
    await page.getByRole('main').locator('a[href^="/blogs/"]').first().click();
    await page.waitForURL(/\/blogs\/\d+\//);
    await untilAlive(page);
    await expectNothingCovered(page);
  });

  test('is in the checkout and on the page of a payment too', async ({ asha, complaints }) => {
    await asha.request.post('/api/store/cart/', { data: { pid: 1, quantity: 2 } });
    await openCheckout(asha);
    await untilAlive(asha);
    await expectNothingCovered(asha);
    complaints.expectRefusal(404, '/api/store/payments/NOPE/');
    await open(asha, '/payment/NOPE');
    await expectNothingCovered(asha);
  });

  test('does not shift the layout when another button or a bar comes', async ({ page }) => {
    await open(page, '/shop');
    const box = () => page.locator('.floats').boundingBox();
    const before = await box();
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('button', { name: 'Back to the top' })).toBeVisible();
    expect(await box()).toEqual(before);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .tap();
    await expect(page.getByRole('complementary', { name: 'Cart' })).toBeVisible();
    expect(await box()).toEqual(before);
  });

  test('is shown where the script that moves it does not load', async ({ page, complaints }) => {
    await page.route(/\.js/, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      if (!text.includes('contentvisibilityautostatechange'))
        return route.fulfill({ response: answer });
      complaints.expectLostConnection(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await open(page, '/about-us');
    await expect(chatOf(page)).toBeVisible();
  });
});
