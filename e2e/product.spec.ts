import type { Locator, Page } from 'playwright/test';
import { getProduct, listProducts } from '../lib/contract/product.ts';
import { listOutbox } from '../lib/contract/running.ts';
import { changeProduct } from '../lib/contract/staff-product.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { holdProducts, productData } from './support/hold-products.ts';
import { open } from './support/open.ts';
import { storeApi, storeApiAs } from './support/store-api.ts';

const turmeric = 1;

async function openTurmeric(page: Page) {
  const { data } = await storeApi.call(getProduct, { params: { id: turmeric } });
  await open(page, routes.product(data));
  return data;
}

const zoomed = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });

test(
  'says all that matters on the first screen of a phone',
  { tag: '@phone' },
  async ({ page }) => {
    const product = await openTurmeric(page);
    const main = page.getByRole('main');
    for (const there of [
      main.getByRole('img', { name: product.name, exact: true }),
      main.getByRole('heading', { level: 1 }),
      main.getByText('incl. of all taxes'),
      main.getByText(/per 100\sg/).first(),
      main.getByText(/2 working days/).first(),
      main.getByRole('button', { name: 'Add to cart', exact: true }),
      main.getByText(/^In stock/),
    ]) {
      await expect(there).toBeInViewport({ ratio: 0.99 });
    }
  },
);

test('marks the picture in sight, chosen by its thumb', async ({ page }) => {
  await openTurmeric(page);
  const thumb = (number: number) => page.getByRole('link', { name: `Picture ${number}` });
  await expect(thumb(1)).toHaveAttribute('aria-current', 'true');
  await thumb(2).click();
  await expect(thumb(2)).toHaveAttribute('aria-current', 'true');
  await expect(thumb(1)).toHaveAttribute('aria-current', 'false');
});

test('shows the pictures on the whole screen, leafed through by keys', async ({ page }) => {
  const { images, name } = await openTurmeric(page);
  const button = page.getByRole('button', { name: /^Zoom/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(zoomed(page).getByText(`1 of ${images.length}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(zoomed(page).getByText(`2 of ${images.length}`)).toBeVisible();
  const picture = zoomed(page).getByRole('img', { name: `${name}, seen from the side and above` });
  const height = () => picture.evaluate((image) => image.clientHeight);
  const before = await height();
  await zoomed(page).getByRole('button', { name: 'Larger' }).click();
  await expect.poll(height).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole('link', { name: 'Picture 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('opens the picture that a phone has swiped to', { tag: '@phone' }, async ({ page }) => {
  const { images, name } = await openTurmeric(page);
  const strip = page.getByRole('list', { name: `Pictures of ${name}` });
  await strip.evaluate((element) =>
    element.scrollTo({ left: element.firstElementChild?.clientWidth ?? 0 }),
  );
  const button = page.getByRole('button', { name: /^Zoom/ });
  await expect(button).toContainText(`2 of ${images.length}`);
  await strip.tap();
  await expect(zoomed(page).getByText(`2 of ${images.length}`)).toBeVisible();
  await zoomed(page).getByRole('button', { name: 'Close' }).tap();
  await expect(zoomed(page)).toBeHidden();
});

test('tells day and fee for a PIN code, and keeps it', async ({ page }) => {
  await openTurmeric(page);
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'PIN code' });
  await main
    .getByRole('button', { name: /^Enter PIN/ })
    .first()
    .click();
  await expect(field).toBeFocused();

  await field.fill('012345');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/6-digit PIN code/);
  await field.fill('380009');
  await page.keyboard.press('Enter');
  await expect(main.getByText(/^To 380009 Ahmedabad/).first()).toContainText(
    /day, \d+ \w+, free delivery$/,
  );
  const change = main.getByRole('button', { name: /^Change/ }).first();
  await expect(change).toBeFocused();
  await page.reload();
  for (const place of [main, main.getByRole('complementary', { name: 'Buy' })]) {
    await expect(place.getByText(/^To 380009 Ahmedabad/).first()).toBeVisible();
  }
});

test('can be passed on by email, WhatsApp, Messenger and as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await openTurmeric(page);
  const share = page.getByRole('group', { name: 'Share' });
  const path = encodeURIComponent(routes.product(product));
  for (const [name, scheme] of [
    ['email', /^mailto:\?/],
    ['WhatsApp', /^https:\/\/wa\.me\/\?text=/],
  ] as const) {
    const link = share.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', scheme);
    await expect(link).toHaveAttribute('href', new RegExp(path));
  }
  await expect(share.getByRole('link', { name: 'Messenger' })).toBeVisible();
  await share.getByRole('button', { name: 'copy link' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^https?://.+${routes.product(product)}$`),
  );
  await context.clearPermissions();
});

test('opens the section that the address names', async ({ page }) => {
  const { data } = await storeApi.call(getProduct, { params: { id: turmeric } });
  for (const part of ['benefits', 'ingredients', 'reviews']) {
    await open(page, `${routes.product(data)}#${part}`);
    await page.reload();
    await expect(page.locator(`#${part}`)).toHaveAttribute('open', '');
  }
});

test('moves a rail by its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openTurmeric(page);
  const title = 'Other products';
  const rail = page.getByRole('group', { name: title, exact: true });
  const first = rail.locator('article').first();
  const previous = page.getByRole('button', { name: `${title}, previous` });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await rail.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport();
  await page.getByRole('button', { name: `${title}, next` }).click();
  await expect(first).not.toBeInViewport();
  await expect(previous).toHaveAttribute('aria-disabled', 'false');

  await page.setViewportSize({ width: 1920, height: 1080 });
  const slides = await rail.evaluate(
    (view) =>
      view.clientWidth / (view.querySelector('article')?.getBoundingClientRect().width ?? 1),
  );
  expect(Math.round(slides), 'slides beside each other').toBe(5);
});

test(
  'shows what was looked at before, the latest first',
  { tag: '@slow' },
  async ({ page, complaints }) => {
    const { data: second } = await storeApi.call(getProduct, { params: { id: 2 } });
    const { data: third } = await storeApi.call(getProduct, { params: { id: 3 } });
    await open(page, routes.product(second));
    await open(page, routes.product(third));
    await openTurmeric(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const rail = page.getByRole('group', { name: 'Recently viewed', exact: true });
    await expect
      .poll(() => rail.getByRole('heading').allInnerTexts())
      .toEqual([third.name, second.name]);

    complaints.expectRefusal(404, '/api/store/web/single/product/999999/');
    await page.evaluate(() => localStorage.setItem('recently-viewed', '999999'));
    await openTurmeric(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const carousel = page.getByRole('region', { name: 'Other products' });
    const gap = async () => {
      const [above, below] = await Promise.all([
        carousel.boundingBox(),
        page.getByRole('contentinfo').boundingBox(),
      ]);
      return above && below && below.y - above.y - above.height;
    };
    await expect.poll(gap, 'no empty place is kept for what is no longer sold').toBeLessThan(200);
  },
);

test('offers a mail for what is sold out, and sends it once when it is back', async ({ page }) => {
  const { data } = await storeApi.call(listProducts, { query: { availability: 'out_of_stock' } });
  // Other tests use product 8 and need it unchanged.
  const soldOut = data.data.find(({ id }) => id !== 8);
  if (!soldOut) throw new Error('Nothing is sold out');
  await open(page, routes.product(soldOut));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Notify me' }).click();
  const field = main.getByRole('textbox', { name: 'Your email' });
  await expect(field).toBeFocused();
  await field.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Invalid email format')).toBeVisible();
  const to = `waits-${Date.now()}@example.in`;
  await field.fill(to);
  await page.keyboard.press('Enter');
  await expect(main.getByText('We’ll email you when it’s back in stock')).toBeVisible();

  const staff = await storeApiAs('staff');
  const setStock = (available_stock_quantity: number) =>
    staff.call(changeProduct, { params: { id: soldOut.id }, body: { available_stock_quantity } });
  const mails = async () => (await storeApi.call(listOutbox, { query: { to } })).data;
  try {
    await setStock(1);
    await expect.poll(async () => (await mails()).map(({ subject }) => subject)).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe(`Back in stock: ${soldOut.name}`);
    expect(mail?.text).toContain(routes.product(soldOut));
  } finally {
    await setStock(0);
  }
});

/* From the card of a product to its page. */

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const picture = (page: Page) => page.locator('.gallery-picture').first();
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });

/** A card further down the list, in the middle of the screen. */
async function findCard(page: Page): Promise<{ link: Locator; name: string; path: string }> {
  const link = page.getByRole('main').getByRole('article').nth(9).getByRole('link');
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('article')
        .nth(9)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const name = (await link.textContent()) ?? '';
  return { link, name, path: (await link.getAttribute('href')) ?? '' };
}

test(
  'title and picture stand at once, where the page has them',
  { tag: '@both' },
  async ({ page }) => {
    const release = await holdProducts(page);
    await open(page, '/shop');
    const { link, name, path } = await findCard(page);
    await link.click();
    await expect(title(page)).toHaveText(name);
    await expect(page).toHaveURL(path);
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toBeInViewport();
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(
      await picture(page).evaluate((element) => getComputedStyle(element).backgroundImage),
    ).toMatch(/^url\("http/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    const boxes = async () => [await title(page).boundingBox(), await picture(page).boundingBox()];
    const before = await boxes();

    release();
    await expect(addButton(page)).toBeVisible();
    await expect(title(page)).toHaveText(name);
    expect(await boxes()).toEqual(before);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect(link).toBeInViewport();
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(addButton(page)).toBeVisible();
  },
);

/** Longer than a place on the page is looked for (`use-scroll-memory.ts`). */
async function staysAtTop(page: Page): Promise<void> {
  for (const end = Date.now() + 1_600; Date.now() < end; await page.waitForTimeout(200)) {
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
}

test('who goes back before the page has come is at the card again', async ({ page }) => {
  await holdProducts(page);
  await open(page, '/shop');
  const { link, name, path } = await findCard(page);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL(path);
  await expect(addButton(page)).toBeVisible();
  await staysAtTop(page);
});

test(
  'a product to which one goes back and forward at once is at its top',
  { tag: ['@phone', '@slow'] },
  async ({ page }) => {
    await open(page, '/shop');
    const { link, path } = await findCard(page);
    await link.click();
    await expect(addButton(page)).toBeVisible();
    for (const ms of [0, 80]) {
      await page.evaluate(async (wait) => {
        const hasLeft = new Promise((resolve) =>
          addEventListener('popstate', resolve, { once: true }),
        );
        history.back();
        await hasLeft;
        await new Promise((resolve) => setTimeout(resolve, wait));
        history.forward();
      }, ms);
      await expect(page).toHaveURL(path);
      await expect(addButton(page)).toBeVisible();
      await staysAtTop(page);
    }
    await page.goBack();
    await expect(link).toBeInViewport();
  },
);

test('who goes elsewhere before the page has come finds it when going back', async ({ page }) => {
  await holdProducts(page);
  await open(page, '/shop');
  const { link, name, path } = await findCard(page);
  await link.click();
  await expect(title(page)).toHaveText(name);
  await page.getByRole('banner').getByRole('link', { name: 'SOSE, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(title(page)).toHaveText(name);
  await expect(addButton(page)).toBeVisible();
});

test('a page whose data does not come is opened as a whole', async ({ page }) => {
  await page.route(productData, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await open(page, '/shop');
  const { link, name, path } = await findCard(page);
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(addButton(page)).toBeVisible();
  await expect(title(page)).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a click for another tab opens another tab', async ({ page, context }) => {
  await open(page, '/shop');
  const { link, path } = await findCard(page);
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [other] = await Promise.all([context.waitForEvent('page'), link.click(how)]);
    await expect(other).toHaveURL(path);
    await other.close();
    await expect(page).toHaveURL('/shop');
    await expect(link).toBeInViewport();
  }
});

test('whoever saves data fetches a product when it is pressed, and none before', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (productData.test(request.url())) requests.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await open(page, '/shop');
  const { link, path } = await findCard(page);
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => requests.some((url) => url.includes(path))).toBe(true);
  await page.mouse.up();
  await expect(addButton(page)).toBeVisible();
});
