import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { setTextSize } from './support/text-size.ts';

test.describe('the home page', () => {
  test(
    'has everything that the shop wants to say, under one first heading',
    { tag: '@both' },
    async ({ page }) => {
      await open(page, '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const name of [
        'Shop by category',
        'Try Our New Products',
        'Ask our vaidya before you buy.',
        'Must Try',
        'A shop in Ahmedabad since 2011',
        'All Time Best Sellers',
        'SOSE Elite: free delivery, same or next day in select cities',
        'Our certifications',
        'In numbers',
        'From the journal',
        'Awards',
        'Licensed and verifiable',
        'No genetically modified seed',
        'With every order',
      ]) {
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: 'Book appointment' })).toHaveAttribute(
        'href',
        '/consult-our-vaidya',
      );
      await expect(page.getByRole('link', { name: 'See Elite benefits' })).toHaveAttribute(
        'href',
        '/subscription-plans',
      );
    },
  );

  test('has a dark or turmeric band on every three screens', { tag: '@both' }, async ({ page }) => {
    await open(page, '/');
    const gaps = await page.evaluate(() => {
      document.documentElement.dataset['whole'] = '';
      const grounds = ['rgb(18, 53, 42)', 'rgb(219, 154, 31)'];
      const boxes = [...document.querySelectorAll('main *, footer')]
        .filter((one) => one.tagName === 'FOOTER' || isBand(one))
        .map((one) => one.getBoundingClientRect());
      function isBand(one: Element) {
        const { width } = one.getBoundingClientRect();
        return width >= innerWidth && grounds.includes(getComputedStyle(one).backgroundColor);
      }
      return boxes.map(({ top }, index) => (top - (boxes[index - 1]?.bottom ?? 0)) / innerHeight);
    });
    expect(gaps.length).toBeGreaterThan(4);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(3);
  });

  test(
    'says below the best sellers how a parcel comes and that it is tested',
    { tag: '@both' },
    async ({ page }) => {
      await open(page, '/');
      const services = page.getByRole('region', { name: 'With every order' });
      for (const term of ['On-time delivery', 'Replacement', 'Lab reports']) {
        await expect(services.getByRole('term').filter({ hasText: term })).toBeVisible();
      }
      const end = await services.evaluate((one) => one.getBoundingClientRect().top / innerHeight);
      expect(end).toBeLessThan(1.9);
      await services.getByRole('link', { name: 'View a lab report' }).click();
      await expect(page).toHaveURL(/\/products\/\d+\/[a-z-]+#tested$/);
      await expect(page.getByRole('link', { name: /^PDF/ }).first()).toBeInViewport();
    },
  );

  test(
    'names beside its headline who has grown a product, and where it is proved',
    { tag: '@both' },
    async ({ page }) => {
      await open(page, '/');
      const proof = page.getByRole('main').getByRole('link', { name: /: grown by .+ Tested on / });
      await expect(proof).toHaveAttribute('href', /^\/products\/\d+\/[a-z-]+#tested$/);
      await expect(proof).toBeInViewport({ ratio: 0.6 });
    },
  );

  test('has its figures in the page as they end, before any script runs', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('3,42,000');
    expect(html).toContain('18,640');
  });

  test(
    'turns its banners, by hand and not by itself once paused',
    { tag: '@both' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, '/');
      const banners = page.getByRole('group', { name: 'Featured', exact: true });
      await expect(
        banners.locator('[data-engine]'),
        'what moves the slides is there',
      ).toBeAttached();
      await banners.getByRole('button', { name: 'Pause' }).click();
      await expect(banners.getByRole('button', { name: 'Play' })).toBeVisible();
      const dots = banners.getByRole('button', { name: /^Slide \d of \d$/ });
      expect(await dots.count()).toBeGreaterThan(2);
      for (const index of [2, 0, 1]) {
        await dots.nth(index).click();
        await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
        await expect(banners.locator('.carousel-slide').nth(index)).toBeInViewport({ ratio: 0.5 });
      }
      await expect(banners.locator('[aria-current]')).toHaveCount(1);
    },
  );

  test(
    'shows the dots of its banners above the bar at the foot',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await open(page, '/');
      const bar = await page.getByRole('navigation', { name: 'Quick links' }).boundingBox();
      const button = await page.getByRole('button', { name: /^Slide 1 of/ }).boundingBox();
      if (!bar || !button) throw new Error('The bar or the dots are not shown');
      expect(button.y + button.height).toBeLessThan(bar.y);
    },
  );

  test('cuts no category off in text of twice the size', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/');
    await setTextSize(page, '200%');
    const edge = await page.evaluate(() => document.documentElement.clientWidth);
    const categories = page.getByRole('region', { name: 'Shop by category' });
    for (const heading of await categories.getByRole('heading', { level: 3 }).all()) {
      const box = await heading.boundingBox();
      expect((box?.x ?? edge) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
    }
  });

  test('sells its best first, and shows goods with prices for categories and concerns', async ({
    page,
  }) => {
    await open(page, '/');
    const heads = page.getByRole('main').getByRole('heading', { level: 2 });
    const names = (await heads.allTextContents()).filter((name) =>
      /^(All Time|Shop by|Try Our|Must Try)/.test(name),
    );
    expect(names).toEqual([
      'All Time Best Sellers',
      'Shop by category',
      'Shop by concern',
      'Try Our New Products',
      'Must Try',
    ]);
    for (const name of ['Shop by category', 'Shop by concern']) {
      const tiles = page.getByRole('region', { name }).getByRole('listitem');
      expect(await tiles.count()).toBeGreaterThan(4);
      for (const tile of await tiles.all()) {
        await expect(tile).toContainText(/\d+ products from ₹\d/);
        await expect(tile.locator('img')).toHaveAttribute('src', /webp/);
      }
    }
    await page.getByRole('link', { name: 'Joint pain', exact: true }).click();
    await expect(page).toHaveURL('/concern/joint-pain');
  });

  test('leads on from each story', async ({ page }) => {
    await open(page, '/');
    for (const [name, link, href] of [
      ['A shop in Ahmedabad since 2011', 'About us', '/about-us'],
      ['No genetically modified seed', 'Meet our growers', '/growers'],
    ] as const) {
      const story = page.getByRole('region', { name });
      await expect(story.getByRole('link', { name: link })).toHaveAttribute('href', href);
    }
  });

  test('leads from a ticket below the banner to what is pictured', async ({ page }) => {
    await open(page, '/');
    await page
      .getByRole('group', { name: 'Featured', exact: true })
      .getByRole('link', { name: 'Raw forest honey' })
      .click();
    await expect(page).toHaveURL(/\/products\/\d+\/raw-forest-honey$/);
  });

  test('shows a licence large, and Esc puts it away', async ({ page }) => {
    await open(page, '/');
    const paper = page.getByRole('button', { name: /^Food business licence/ });
    await paper.click();
    const sheet = page.getByRole('dialog', { name: 'Food business licence' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(paper).toBeFocused();
  });
});

test('a rail is moved by buttons, keys, trackpad and mouse', async ({ page }) => {
  await open(page, '/');
  const title = 'Must Try';
  const rail = page.getByRole('group', { name: title, exact: true });
  const first = rail.locator('article').first();
  const last = rail.locator('article').last();
  const previous = page.getByRole('button', { name: `${title}, previous` });
  const next = page.getByRole('button', { name: `${title}, next` });
  await rail.evaluate((view) => view.scrollIntoView({ block: 'center' }));
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(first).toBeInViewport();
  await next.click();
  await expect(last, 'a page further').toBeInViewport({ ratio: 0.9 });
  await expect(rail.locator('article').nth(2)).not.toBeInViewport();
  await expect(first, 'hidden cards cannot be reached').toHaveAttribute('inert');
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await previous.click();
  await expect(first).toBeInViewport();
  await expect(first).not.toHaveAttribute('inert');

  await rail.focus();
  await page.keyboard.press('ArrowRight');
  await expect(first).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport({ ratio: 0.9 });

  await rail.hover();
  await page.mouse.wheel(200, 0);
  await expect(first).not.toBeInViewport();
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport({ ratio: 0.9 });

  await rail.hover();
  await page.mouse.down();
  await page.mouse.move(100, 400, { steps: 5 });
  await page.mouse.up();
  await expect(first).not.toBeInViewport();
  await expect(page, 'a drag is no click').toHaveURL('/');
  await rail.locator('article:not([inert])').nth(2).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
});

test(
  'a rail is moved by swiping, and the page scrolls past it',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/');
    const rail = page.getByRole('group', { name: 'All Time Best Sellers', exact: true });
    const first = rail.locator('article').first();
    await rail.evaluate((view) => view.scrollIntoView({ block: 'center' }));
    await expect(rail, 'what moves the slides is there').toHaveAttribute('data-engine');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (right: number, down: number) => {
      const [x, y] = [300, 370];
      const at = (part: number) => [{ x: x + (right * part) / 8, y: y + (down * part) / 8 }];
      const send = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        touchPoints: { x: number; y: number }[],
      ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', at(0));
      for (let part = 1; part <= 8; part += 1) await send('touchMove', at(part));
      await send('touchEnd', []);
    };
    const scrolled = () => page.evaluate(() => scrollY);

    const before = await scrolled();
    await swipe(-250, 0);
    await expect(first).not.toBeInViewport();
    expect(await scrolled()).toBe(before);
    const shown = rail.locator('article:not([inert])').first();
    const left = () => shown.evaluate((card) => Math.abs(card.getBoundingClientRect().left));
    await expect.poll(left, 'a swipe ends at a card').toBeLessThan(2);
    await swipe(0, -150);
    await expect.poll(scrolled).toBeGreaterThan(before + 60);
    await expect.poll(left).toBeLessThan(2);
  },
);
