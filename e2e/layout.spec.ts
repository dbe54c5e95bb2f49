import type { BrowserContext, Locator, Page } from 'playwright/test';
import { addToCart } from '../lib/contract/cart.ts';
import { routes } from '../lib/platform/routes.ts';
import type { AccountName } from './support/accounts.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { findLayoutFaults } from './support/layout.ts';
import { openCheckout } from './support/open-checkout.ts';
import { open } from './support/open.ts';
import { orderer } from './support/order-journey.ts';

type Find = (page: Page) => Locator;

type OpenBrowser = () => Promise<BrowserContext>;

interface KeyScreen {
  name: string;
  /** An address, or a function that returns the page. */
  open: string | ((visitor: { page: Page; openBrowser: OpenBrowser }) => Promise<Page>);
  as?: AccountName;
  /** Elements that must be in the first screen at each width. */
  inFirstScreen: Find[];
  /** Limit for the top of the first price on a phone of 360 × 740, in CSS pixels. */
  firstPrice?: number;
  /** Number of cards whose whole picture is visible at 360 × 740 px before scrolling. */
  pictures?: number;
  /** Pairs that are side by side on a desktop, with nearly equal tops. */
  adjacent?: [Find, Find];
  /** Text screens and forms may have empty space beside them. */
  mayHaveHoles?: true;
}

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
/** Maximum difference between the tops of two elements side by side, in CSS pixels. */
const maxTopDifference = 200;

const main = (page: Page) => page.getByRole('main');
const heading =
  (name: string | RegExp): Find =>
  (page) =>
    main(page).getByRole('heading', { name }).first();
const button =
  (name: string | RegExp): Find =>
  (page) =>
    main(page).getByRole('button', { name }).first();
const seen =
  (selector: string): Find =>
  (page) =>
    main(page).locator(selector).filter({ visible: true }).first();
/* The last one: on phones the bar below the bill. */
const inBill =
  (selector: string): Find =>
  (page) =>
    page
      .getByRole('complementary', { name: 'Bill details' })
      .locator(selector)
      .filter({ visible: true })
      .last();

const keyScreens: KeyScreen[] = [
  {
    name: 'home',
    open: routes.home,
    inFirstScreen: [
      heading(/./),
      (page) => main(page).getByRole('link', { name: 'Shop now' }).first(),
    ],
    firstPrice: 620,
  },
  {
    name: 'list',
    open: routes.shop(),
    inFirstScreen: [heading(/./), seen('.price'), seen('text=/^\\d+ products$/')],
    firstPrice: 420,
    pictures: 4,
  },
  {
    name: 'search',
    open: routes.shop({ search: 'haldi' }),
    inFirstScreen: [heading(/haldi/), seen('.price'), seen('text=/^\\d+ products$/')],
    firstPrice: 420,
    pictures: 4,
  },
  {
    name: 'product',
    open: '/products/1/lakadong-turmeric-powder',
    inFirstScreen: [
      heading(/Lakadong/),
      seen('text=/^₹/'),
      button('Add to cart'),
      seen('text=/^In stock/'),
    ],
    adjacent: [seen('img'), heading(/Lakadong/)],
  },
  {
    name: 'cart of a guest',
    open: async ({ page }) => {
      await page.request.post('/api/store/cart/', { data: { pid: 1, quantity: 2 } });
      await open(page, routes.cart);
      return page;
    },
    inFirstScreen: [seen('[data-testid=cart-line]'), seen('text=Process checkout')],
    adjacent: [seen('[data-testid=cart-line]'), heading('Bill details')],
  },
  {
    name: 'checkout',
    open: async ({ openBrowser }) => {
      const { page, store } = await orderer(openBrowser, 'Lata');
      for (const pid of [1, 2]) await store.call(addToCart, { body: { pid, quantity: 1 } });
      await openCheckout(page);
      return page;
    },
    inFirstScreen: [heading('Checkout'), inBill('text=/^Total/'), inBill('button[form]')],
    adjacent: [heading('Delivery address'), heading('Bill details')],
  },
  {
    name: 'login',
    open: routes.login(),
    inFirstScreen: [heading(/./), seen('input'), button(/Continue|Log in/)],
  },
  {
    name: 'profile',
    open: routes.profile,
    mayHaveHoles: true,
    as: 'staff',
    inFirstScreen: [heading(/./)],
  },
  {
    name: 'contact',
    open: routes.contactUs,
    inFirstScreen: [heading(/./), seen('a[href^="tel:"]')],
  },
  {
    name: 'gift voucher',
    open: routes.giftVoucher,
    mayHaveHoles: true,
    inFirstScreen: [heading(/./)],
  },
  { name: 'concern', open: '/concern', inFirstScreen: [heading(/./)] },
  {
    name: 'category',
    open: routes.shop({ category: { id: 1 } }),
    inFirstScreen: [heading(/./), seen('.price'), seen('text=/^\\d+ products$/')],
    firstPrice: 420,
    pictures: 4,
  },
  {
    name: 'today',
    open: '/dashboard',
    mayHaveHoles: true,
    as: 'staff',
    inFirstScreen: [heading(/./)],
  },
  {
    name: 'orders',
    open: '/dashboard/orders',
    mayHaveHoles: true,
    as: 'staff',
    inFirstScreen: [heading(/./), seen('tbody th')],
  },
  {
    name: 'product form',
    open: '/dashboard/products/1',
    mayHaveHoles: true,
    as: 'staff',
    inFirstScreen: [heading(/./)],
  },
];

/** Whether no fixed bar covers its middle, top or bottom. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [2, height / 2, height - 2].every((down) => {
      let above = document.elementFromPoint(left + width / 2, top + down);
      for (; above && !above.contains(element); above = above.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(above).position)) return false;
      return above !== null;
    });
  });

async function expectGoodsInSight(page: Page, { name, firstPrice, pictures = 0 }: KeyScreen) {
  if (firstPrice) {
    const price = main(page).getByText(/^₹/).filter({ visible: true }).first();
    expect((await price.boundingBox())?.y, `${name}: first price`).toBeLessThanOrEqual(firstPrice);
  }
  for (let index = 0; index < pictures; index += 1) {
    const picture = main(page).locator('.card-image').nth(index);
    // The hairline left of the first card is cut off.
    await expect(picture, `${name}: picture ${index + 1}`).toBeInViewport({ ratio: 0.98 });
    await expect.poll(() => isUncovered(picture)).toBe(true);
  }
}

for (const screen of keyScreens) {
  test(`what must be seen is seen: ${screen.name}`, async ({ page: guest, openBrowser }) => {
    const visitor = screen.as ? await findOrOpenPage(await openBrowser(screen.as)) : guest;
    if (typeof screen.open === 'string') await open(visitor, screen.open);
    const page =
      typeof screen.open === 'string' ? visitor : await screen.open({ page: visitor, openBrowser });
    for (const size of sizes) {
      await page.setViewportSize(size);
      const at = `${screen.name} at ${size.width} px`;
      for (const find of screen.inFirstScreen) {
        await expect(find(page), at).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isUncovered(find(page)), `${at}: ${find(page)}`).toBe(true);
      }
      if (size.width === 360) await expectGoodsInSight(page, screen);
      if (screen.adjacent && size.width === 1280) {
        const tops = await Promise.all(screen.adjacent.map((find) => find(page).boundingBox()));
        const [one = 0, other = Infinity] = tops.map((box) => box?.y);
        expect(Math.abs(one - other), `${at}: beside each other`).toBeLessThan(maxTopDifference);
      }
      await expect
        .poll(async () => {
          const { holes, ...faults } = await findLayoutFaults(page);
          return { ...faults, holes: screen.mayHaveHoles ? [] : holes };
        }, at)
        .toEqual({ holes: [], cutTexts: [], brokenWords: [], covered: [] });
    }
  });
}

test('a list cuts and covers nothing of a pack', async ({ page }) => {
  // Of the square: lid and foot of the tallest packs.
  const [lid, foot] = [0.14, 0.9];
  await open(page, routes.shop());
  for (const size of sizes) {
    await page.setViewportSize(size);
    const [first] = await main(page)
      .locator('.card')
      .filter({ has: page.locator('.card-badge') })
      .all();
    const picture = await first?.locator('.card-image').boundingBox();
    const badge = await first?.locator('.card-badge').boundingBox();
    if (!picture || !badge) throw new Error('No card has a badge');
    const position = await first
      ?.locator('img')
      .evaluate((image) => parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? ''));
    const cut = ((picture.width - picture.height) * (position ?? NaN)) / 100;
    expect(cut, `lid at ${size.width} px`).toBeLessThan(lid * picture.width);
    const floor = foot * picture.width - cut;
    expect(floor, `foot at ${size.width} px`).toBeLessThan(picture.height);
    expect(badge.y - picture.y, `badge at ${size.width} px`).toBeGreaterThan(floor - 2);
  }
});

/** Cumulative layout shift, as browsers score it. */
const shiftLimit = 0.05;

test('nothing jumps when the checkout is read again', async ({ openBrowser }) => {
  const { page, store } = await orderer(openBrowser, 'Lata');
  for (const pid of [1, 2]) await store.call(addToCart, { body: { pid, quantity: 1 } });
  await openCheckout(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(
      heading('Bill details')(page).or(button('Place order')(page)).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    const score = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const shiftValue = (entry: PerformanceEntry) =>
            'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
          new PerformanceObserver((list) =>
            done(list.getEntries().reduce((sum, entry) => sum + shiftValue(entry), 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => done(0), 200);
        }),
    );
    expect(score, `at ${size.width} px`).toBeLessThanOrEqual(shiftLimit);
  }
});
