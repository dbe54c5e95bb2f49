import type { Page } from 'playwright/test';
import { demoShop } from '../lib/contract/demo-shop.ts';
import { footerGroups, companyGroups, rowLinks, stripLinks } from '../lib/platform/site-links.ts';
import { expect, test } from './support/fixtures.ts';
import { open, untilAlive } from './support/open.ts';

const turmeric = '/products/1/lakadong-turmeric-powder';

/** Fills a guest's cart before the page is opened. */
const fill = (page: Page, quantity: number) =>
  page.request.post('/api/store/cart/', { data: { pid: 1, quantity } });

const noSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

test.describe('the header', () => {
  test('holds every link of the specification in the HTML', async ({ request }) => {
    const html = await (await request.get('/shop')).text();
    const links = [...stripLinks, ...rowLinks, ...companyGroups.flatMap((group) => group.links)];
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    for (const { href } of [...links, ...demoShop.social]) {
      expect(header).toContain(`href="${href}"`);
    }
    for (const { href } of footerGroups.flatMap((group) => group.links)) {
      expect(footer).toContain(`href="${href}"`);
    }
  });

  test('opens a menu by a press, never by hover alone, and changes it by hover then', async ({
    page,
  }) => {
    await open(page, '/shop');
    const menu = page.getByRole('navigation', { name: 'Categories', exact: true });
    const food = menu.getByRole('button', { name: 'Food' });
    const health = menu.getByRole('button', { name: 'Health care' });
    await food.hover();
    await expect(food).toHaveAttribute('aria-expanded', 'false');
    await food.click();
    await expect(menu.getByRole('link', { name: /^All \d+ in Food$/ })).toBeVisible();
    await health.hover();
    await expect(health).toHaveAttribute('aria-expanded', 'true');
    await expect(food).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.click(640, 780);
    await expect(health).toHaveAttribute('aria-expanded', 'false');
  });

  test('goes where a menu says, and closes it', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Categories', exact: true });
    await menu.getByRole('button', { name: 'Food' }).click();
    await menu.getByRole('link', { name: 'Ground spices' }).click();
    await expect(page).toHaveURL(/\/shop\?category=\d+&category_name=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ground spices');
    await expect(menu.getByRole('link', { name: 'Ground spices' })).toBeHidden();
    await menu.getByRole('button', { name: 'Food' }).click();
    await expect(menu.getByRole('link', { name: 'Ground spices' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('shows staff the way to the dashboard, and nobody else', async ({ page, staff }) => {
    await open(page, '/shop');
    const dashboard = { name: 'Dashboard' };
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', dashboard)).toHaveCount(0);
    await open(staff, '/shop');
    await expect(staff.getByRole('banner').getByRole('link', dashboard).first()).toBeVisible();
  });

  test('is not there inside the mobile app, nor are footer, bar and floats', async ({ page }) => {
    await fill(page, 1);
    await open(page, '/shop?mobile=true');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Chat with us on WhatsApp' })).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Cart' })).toBeHidden();
  });

  test('T48: is there for every other value of mobile, and the page is the same', async ({
    page,
    request,
  }) => {
    const plain = await request.get('/about-us');
    const html = await plain.text();
    for (const [query, isApp] of [
      ['mobile=true', true],
      ['mobile=true&mobile=false', true],
      ['mobile=false&mobile=true', false],
      ['mobile=TRUE', false],
      ['mobile=1', false],
      ['mobile[]=true', false],
      ['mobile', false],
      ['mobile=true%0d%0aSet-Cookie:%20x=1', false],
      ['mobile=%3Cscript%3Ewindow.__x=1%3C/script%3E', false],
      ['mobile=%22%20onload=window.__x=1%20x=%22', false],
    ] as const) {
      const answer = await request.get(`/about-us?${query}`);
      expect(await answer.text(), query).toBe(html);
      for (const name of ['content-security-policy', 'x-frame-options', 'set-cookie', 'x']) {
        expect(answer.headers()[name], `${name} of ${query}`).toBe(plain.headers()[name]);
      }
      // Streamed pages read the query string, but must not repeat it in the HTML.
      expect(await (await request.get(`/shop?${query}`)).text(), query).not.toMatch(
        /<script>window\.__x|" onload=/,
      );
      await page.goto(`/about-us?${query}`);
      const banner = expect(page.getByRole('banner'), query);
      await (isApp ? banner.toBeHidden() : banner.toBeVisible());
      expect(await page.evaluate(() => '__x' in window), query).toBe(false);
    }
    const answer = await request.get('/profile?mobile=true', { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
  });
});

test.describe('the place of delivery', { tag: '@both' }, () => {
  test('is asked for, found, shown and kept', async ({ page }) => {
    // A phone has no room for it above a list.
    await open(page, '/');
    const line = page.getByRole('banner').getByRole('button', { name: /PIN code|Delivering/ });
    await line.click();
    const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' });
    const field = dialog.getByLabel('PIN code', { exact: true });
    await expect(field).toBeFocused();
    await field.fill('012345');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText('Enter a 6-digit PIN code')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('380009');
    await field.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(line).toBeFocused();
    await expect(line).toContainText('Delivering to 380009 Ahmedabad');
    await page.reload();
    await untilAlive(page);
    await expect(line).toContainText('380009 Ahmedabad');
  });
});

test('the place of delivery is that of the default address', async ({ asha }) => {
  await open(asha, '/shop');
  const line = asha.getByRole('banner').getByRole('button', { name: /PIN code|Delivering/ });
  await expect(line).toContainText('Delivering to 380009 Ahmedabad');
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the header is low, and a product stands whole on the first screen', async ({ page }) => {
    await open(page, turmeric);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(92);
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeInViewport({
      ratio: 1,
    });
    await noSidewaysScroll(page);
  });

  test('the magnifying glass brings the search with the focus in it', async ({ page }) => {
    await open(page, '/shop');
    const search = page.getByRole('combobox', { name: 'Search products' });
    await page.getByRole('banner').locator('label[for=search]').tap();
    await expect(search).toBeFocused();
    await search.fill('haldi');
    const hit = page.getByRole('option').filter({ hasText: 'Lakadong turmeric powder' });
    await hit.tap();
    await expect(page).toHaveURL(turmeric);
    await expect(search).toHaveValue('');
  });

  test('the drawer shows all ways and goes there', async ({ page }) => {
    await open(page, '/shop');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Consult our vaidya' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Log in or sign up' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Privacy policy' })).toBeAttached();
    const contact = drawer.getByRole('list', { name: 'Contact' });
    for (const { label } of [{ label: demoShop.email }, ...demoShop.social]) {
      await expect(contact.getByRole('link', { name: label })).toBeAttached();
    }
    await drawer.getByText('Food', { exact: true }).tap();
    await expect(drawer.getByRole('link', { name: 'Ground spices' })).toBeVisible();
    await drawer.getByRole('link', { name: 'Ground spices' }).tap();
    await expect(page).toHaveURL(/\/shop\?category=\d+&category_name=/);
    await expect(drawer).toBeHidden();
  });
});

test.describe('the foot of the screen', { tag: '@both' }, () => {
  test('tells what is in the cart, and covers neither footer nor float', async ({
    page,
    isMobile,
  }) => {
    await fill(page, 3);
    await open(page, '/shop');
    const bar = page.getByRole('complementary', { name: 'Cart' });
    await expect(bar).toContainText('3 items');
    await expect(bar.getByRole('link', { name: /^Elite members get / })).toHaveAttribute(
      'href',
      '/subscription-plans',
    );
    const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
    const toTop = page.getByRole('button', { name: 'Back to top' });
    await page.mouse.wheel(0, 900);
    await page.mouse.wheel(0, -300);
    await expect(chat).toBeVisible();
    // The bar may still be sliding in.
    await expect
      .poll(async () => {
        const [barBox, chatBox] = await Promise.all([bar.boundingBox(), chat.boundingBox()]);
        return barBox && chatBox && Math.round(barBox.y - chatBox.y - chatBox.height);
      })
      .toBeGreaterThanOrEqual(16);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const footer = await page.getByRole('contentinfo').boundingBox();
        const after = await bar.boundingBox();
        return footer && after ? Math.abs(Math.round(after.y - footer.y - footer.height)) : null;
      })
      .toBe(0);
    if (!isMobile) await toTop.click();
    await expect(toTop).toBeHidden();
  });

  test('has no bar on the cart, nor before there is anything in it', async ({ page }) => {
    await open(page, '/shop');
    const bar = page.getByRole('complementary', { name: 'Cart' });
    await expect(bar).toHaveCount(0);
    await fill(page, 1);
    await open(page, '/cart');
    await expect(
      page.getByRole('main').getByText('Lakadong turmeric powder').first(),
    ).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test('going back and reloading return to where one was; a link leads to the top', async ({
  page,
}) => {
  await open(page, '/shop');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll:/shop'))).toBe('900');
  await page
    .getByRole('link', { name: 'SOSE, home' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('menu, search and the page of what is not there still work', async ({
    page,
    complaints,
  }) => {
    complaints.expectRefusal(404, '/page-not-found');
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary', { hasText: 'Help' }).click();
    await expect(footer.getByRole('link', { name: 'FAQ' })).toBeVisible();
    await page.getByRole('banner').locator('label[for=search]').click();
    const search = page.getByRole('combobox', { name: 'Search products' });
    await expect(search).toBeFocused();
    await search.fill('haldi');
    await search.press('Enter');
    await expect(page).toHaveURL('/shop?search=haldi');
    await page.goto('/nowhere');
    await expect(page.getByText('Oops!')).toBeVisible();
    await expect(page.getByText('Page not found')).toBeVisible();
  });
});
