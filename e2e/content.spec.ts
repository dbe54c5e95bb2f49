import type { Page } from 'playwright/test';
import { partners } from '../lib/content/partners.ts';
import { getConcern, listConcerns } from '../lib/contract/concern.ts';
import { faqGroups, listFaqs } from '../lib/contract/faq.ts';
import { checkMembership } from '../lib/contract/profile.ts';
import { getTextPage } from '../lib/contract/text-page.ts';
import { formatDate } from '../lib/format/date.ts';
import { slugOf } from '../lib/contract/slug.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApi, storeApiAs } from './support/store-api.ts';

const policies = [
  routes.shippingPolicy,
  routes.returnPolicy,
  routes.privacyPolicy,
  routes.terms,
] as const;

/* Disables animations, because axe measures colour contrast. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectGood(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    'it fits into 320 px',
  ).toBeLessThanOrEqual(0);
}

const pages: [path: string, title: string][] = [
  [routes.faq, 'Questions and answers'],
  [routes.franchise, 'Open a SOSE store'],
  [routes.organicLiving, 'Organic living'],
  [routes.inspireAndSupport, 'Inspire and support'],
  [routes.concerns, 'Shop by concern'],
  [routes.vaidya, 'Ask the vaidya before you buy.'],
  [routes.membership, 'SOSE Elite'],
  [routes.business, 'For kitchens, counters and offices'],
  [routes.exports, 'From western India to your port'],
  [routes.contactUs, 'Contact us'],
];

for (const [path, title] of pages) {
  test(
    `${path} has its title, its address, and can be used`,
    { tag: '@both' },
    async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60,}/);
      await expectGood(page);
    },
  );
}

test.describe('about us and the policies', () => {
  for (const path of [routes.aboutUs, ...policies]) {
    test(`${path} says what staff wrote, and when it was read through`, async ({ page }) => {
      const { data } = await storeApi.call(getTextPage, { params: { slug: path.slice(1) } });
      await open(page, path);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.title);
      await expect(main.getByText(data.lead)).toBeVisible();
      await expect(main.locator('time')).toHaveText(formatDate(data.reviewed_at));
      const contents = main.getByRole('navigation', { name: 'On this page' });
      const headings = main.locator('.prose h2');
      await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
      await contents.getByRole('link').last().click();
      await expect(headings.last()).toBeInViewport();
      await expectGood(page);
    });
  }

  test('stand beside each other, the open one marked', async ({ page }) => {
    await open(page, routes.shippingPolicy);
    const index = page.getByRole('main').getByRole('navigation', { name: 'Help' });
    await expect(index.locator('[aria-current=page]')).toHaveText('Shipping policy');
    for (const path of policies) await expect(index.locator(`[href="${path}"]`)).toHaveCount(1);
    await index.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(routes.privacyPolicy);
    await expect(index.locator('[aria-current=page]')).toHaveText('Privacy policy');
  });

  test('stand without the chrome inside the mobile app', async ({ page }) => {
    for (const path of [...policies, routes.membership]) {
      await open(page, `${path}?mobile=true`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    }
    await open(page, `${routes.terms}?mobile=true`);
    await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).first().click();
    await expect(page).toHaveURL(routes.privacyPolicy);
    await expect(page.getByRole('banner'), 'without the parameter it is back').toBeVisible();
  });
});

test('a concern leads to its products, with the words of the vaidya', async ({ page }) => {
  const { data: concerns } = await storeApi.call(listConcerns);
  const [one, other] = concerns;
  const { data } = await storeApi.call(getConcern, { params: { id: one?.id ?? 0 } });
  await open(page, routes.concerns);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    concerns.map(({ name }) => name),
  );
  await main.getByRole('link', { name: data.name, exact: true }).click();
  await expect(page).toHaveURL(routes.concern(data));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.name);
  const products = main.getByRole('region', { name: 'Products' });
  await expect(products.getByRole('article')).toHaveCount(data.products.length);
  await expect(main.getByRole('region', { name: 'From the vaidya' })).toContainText(data.signed_by);
  await expect(main.getByText(/^This is about traditional use/)).toBeVisible();
  await expectGood(page);
  await main
    .getByRole('navigation', { name: 'Other concerns' })
    .getByRole('link', { name: other?.name ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other?.name ?? '');
});

test.describe('the questions', { tag: '@both' }, () => {
  test('stand in four groups and open by keyboard', async ({ page }) => {
    const { data } = await storeApi.call(listFaqs);
    await open(page, routes.faq);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([...faqGroups]);
    const faqs = data.flatMap((group) => group.faqs);
    await expect(main.locator('details')).toHaveCount(faqs.length);
    const question = main.locator('summary').filter({ hasText: faqs[1]?.question ?? '' });
    const answer = main.locator('details').nth(1).locator('.prose');
    await expect(answer).toBeHidden();
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Space');
    await expect(answer).toBeHidden();
  });

  test('are addresses: a hash opens one, on arrival and afterwards', async ({ page }) => {
    const { data } = await storeApi.call(listFaqs);
    const [first, last] = [data[0]?.faqs[0], data.at(-1)?.faqs.at(-1)];
    await open(page, `${routes.faq}#${slugOf(last?.question ?? '')}`);
    const opened = page.locator('details[open]');
    await expect(opened).toHaveCount(1);
    await expect(opened.locator('summary')).toHaveText(last?.question ?? '');
    await expect(opened.locator('summary')).toBeInViewport();
    await page.evaluate((hash) => (window.location.hash = hash), slugOf(first?.question ?? ''));
    await expect(opened).toHaveCount(2);
    await expect(page.locator('details').first().locator('summary')).toBeInViewport();
  });
});

test('franchise names a telephone number and a mail address', async ({ page }) => {
  await open(page, routes.franchise);
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:+91"]').first()).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  for (const pillar of [
    'Products',
    'Store design',
    'Business support',
    'Marketing',
    'Staff training',
    'IT',
  ]) {
    await expect(main.getByRole('heading', { name: pillar, exact: true })).toBeVisible();
  }
  await main.getByRole('link', { name: 'Health care', exact: true }).click();
  await expect(page).toHaveURL(/\/shop\?category=\d+&category_name=/);
});

test.describe('organic living', { tag: '@both' }, () => {
  test('shows five banners, an address and a telephone number', async ({ page }) => {
    await open(page, routes.organicLiving);
    const banners = page.getByRole('region', { name: 'Views of the land' });
    await expect(banners.locator('[aria-roledescription=slide]')).toHaveCount(5);
    await banners.getByRole('button', { name: /Next/ }).click();
    await expect(banners.getByText('2 of 5')).toBeVisible();
    await expect(page.getByText('Sanand taluka, Ahmedabad 382110')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:+91"]')).toBeVisible();
  });

  test('fetches the map once it comes into view and not before', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://www.openstreetmap.org/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    });
    await open(page, routes.organicLiving);
    await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
    );
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Open in OpenStreetMap' }).scrollIntoViewIfNeeded();
    await expect(page.getByTitle('Map of the land by the lake')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
  });
});

test('the five partners lead to their own sites', async ({ page }) => {
  await open(page, routes.inspireAndSupport);
  const links = page.getByRole('main').getByRole('link', { name: /^Read More about / });
  await expect(links).toHaveText(partners.map(() => 'Read More'));
  for (const [place, { name, href }] of partners.entries()) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(links.nth(place)).toHaveAttribute('href', href);
    await expect(links.nth(place)).toHaveAttribute('rel', /noopener/);
  }
});

test.describe('consulting the vaidya', () => {
  const book = { name: 'Book an appointment' };

  test('a guest is told to log in, and the login popup opens', async ({ page }) => {
    await open(page, routes.vaidya);
    await page.getByRole('main').getByRole('button', book).first().click();
    const popup = page.getByRole('dialog', { name: 'Log in' });
    await expect(popup).toBeVisible();
    await expect(popup.getByText('Please login to book an appointment!')).toBeVisible();
    await expect(page).toHaveURL(routes.vaidya);
  });

  test('a customer goes on to the diary', async ({ asha }) => {
    await open(asha, routes.vaidya);
    await asha.route(`**${routes.scheduleAppointment}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The diary</h1>' }),
    );
    await asha.getByRole('main').getByRole('button', book).first().click();
    await expect(asha).toHaveURL(routes.scheduleAppointment);
    await expect(asha.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('Elite', () => {
  const main = (page: Page) => page.getByRole('main');

  test('a guest may log in to join', async ({ page }) => {
    await open(page, routes.membership);
    await expect(main(page).getByRole('columnheader')).toHaveText([
      'Benefit',
      'Without membership',
      'With membership',
    ]);
    await expect(main(page).getByText('₹199').first()).toBeVisible();
    await main(page).getByRole('button', { name: 'Login to join SOSE Elite' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  test('a customer may buy a month', async ({ asha }) => {
    await open(asha, routes.membership);
    await expect(main(asha).getByRole('link', { name: 'Get SOSE Elite today' })).toHaveAttribute(
      'href',
      routes.subscriptionPayment,
    );
    await expect(main(asha).getByRole('button', { name: /SOSE Elite/ })).toHaveCount(0);
  });

  test('a member is told until when, and offered nothing', async ({ meera }) => {
    const { end_date: until } = await (await storeApiAs('meera')).call(checkMembership);
    await open(meera, routes.membership);
    await expect(
      main(meera).getByText(`You are a member until ${formatDate(until ?? '')}.`),
    ).toBeVisible();
    await expect(main(meera).getByText(/Login to join|Get SOSE Elite today/)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('policies and answers can be read', async ({ page }) => {
    await page.goto(routes.returnPolicy);
    await expect(page.getByRole('heading', { name: 'Replacement within 5 days' })).toBeVisible();
    await page.goto(routes.faq);
    const [question] = await page.getByRole('main').locator('details').all();
    await question?.locator('summary').click();
    await expect(page.getByText('A shop for organic, herbal and natural goods')).toBeVisible();
  });
});
