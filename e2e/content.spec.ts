import type { Page } from 'playwright/test';
import { listConcerns } from '../lib/contract/concern.ts';
import { listFaqs } from '../lib/contract/faq.ts';
import { checkMembership } from '../lib/contract/profile.ts';
import { toSlug } from '../lib/contract/slug.ts';
import { formatDate } from '../lib/format/date.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApi, storeApiAs } from './support/store-api.ts';

/* What of these pages needs a browser; e2e/http/content.spec.ts reads their texts. */

const main = (page: Page) => page.getByRole('main');

test('a policy leads to its parts and to the others', async ({ page }) => {
  await open(page, routes.shippingPolicy);
  const contents = main(page).getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').last().click();
  await expect(main(page).locator('.prose h2').last()).toBeInViewport();
  const index = main(page).getByRole('navigation', { name: 'Help' });
  await index.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(routes.privacyPolicy);
  await expect(index.locator('[aria-current=page]')).toHaveText('Privacy policy');
});

test('policies and Elite stand without the chrome inside the mobile app', async ({ page }) => {
  for (const path of [routes.membership, routes.terms]) {
    await open(page, `${path}?mobile=true`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  }
  await main(page).getByRole('link', { name: 'Privacy policy' }).first().click();
  await expect(page).toHaveURL(routes.privacyPolicy);
  await expect(page.getByRole('banner'), 'without the parameter it is back').toBeVisible();
});

test('concerns lead to their products and to each other', async ({ page }) => {
  const { data: concerns } = await storeApi.call(listConcerns);
  const [one, other] = concerns;
  await open(page, routes.concerns);
  await main(page)
    .getByRole('link', { name: one?.name ?? '', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one?.name ?? '');
  const products = main(page).getByRole('region', { name: 'Products' });
  await expect(products.getByRole('article').first()).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'From the vaidya' })).toBeVisible();
  await main(page)
    .getByRole('navigation', { name: 'Other concerns' })
    .getByRole('link', { name: other?.name ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other?.name ?? '');
});

test('questions open by keyboard, and by a hash on arrival and afterwards', async ({ page }) => {
  const { data } = await storeApi.call(listFaqs);
  const [first, last] = [data[0]?.faqs[0], data.at(-1)?.faqs.at(-1)];
  await open(page, `${routes.faq}#${toSlug(last?.question ?? '')}`);
  const opened = page.locator('details[open]');
  await expect(opened).toHaveCount(1);
  await expect(opened.locator('summary')).toHaveText(last?.question ?? '');
  await expect(opened.locator('summary')).toBeInViewport();
  await page.evaluate((hash) => (window.location.hash = hash), toSlug(first?.question ?? ''));
  await expect(opened).toHaveCount(2);
  await expect(page.locator('details').first().locator('summary')).toBeInViewport();

  const second = main(page).locator('details').nth(1);
  await expect(second.locator('.prose')).toBeHidden();
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second.locator('.prose')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(second.locator('.prose')).toBeHidden();
});

test('questions are found by their words', async ({ page }) => {
  const { data } = await storeApi.call(listFaqs);
  const questions = main(page).locator('details');
  const all = data.flatMap(({ faqs }) => faqs).length;
  await open(page, routes.faq);
  await expect(questions).toHaveCount(all);
  const search = main(page).getByRole('searchbox', { name: 'Search questions' });
  await search.fill('how do I return it');
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(questions.filter({ hasText: 'Can I return something' })).toHaveCount(1);
  await search.fill('zzzz');
  await expect(main(page).getByRole('status')).toContainText('No questions match your search.');
  await main(page).getByRole('button', { name: 'Clear search' }).click();
  await expect(questions).toHaveCount(all);
});

test('organic living shows its banners, and a picture until the map is asked for', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await open(page, routes.organicLiving);
  const banners = page.getByRole('group', { name: 'Views of the land' });
  await banners.getByRole('button', { name: /Next/ }).click();
  await expect(banners.getByText('2 of 5')).toBeVisible();
  await page.getByRole('link', { name: 'Open in OpenStreetMap' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^A model of the land/ }).last()).toBeVisible();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByTitle('Map of the land by the lake')).toBeVisible();
  await expect.poll(() => requests.length).toBe(1);
});

test('consulting the vaidya: a guest is told to log in, a customer goes on to the diary', async ({
  page,
  asha,
}) => {
  const book = { name: 'Book appointment' };
  await open(page, routes.vaidya);
  await main(page).getByRole('button', book).first().click();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await expect(popup).toBeVisible();
  await expect(popup.getByText('Please login to book an appointment!')).toBeVisible();
  await expect(page).toHaveURL(routes.vaidya);

  await open(asha, routes.vaidya);
  await asha.route(`**${routes.scheduleAppointment}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The diary</h1>' }),
  );
  await main(asha).getByRole('button', book).first().click();
  await expect(asha).toHaveURL(routes.scheduleAppointment);
  await expect(asha.getByRole('dialog')).toHaveCount(0);
});

test('consulting the vaidya: a slot is chosen first, and is still chosen after the login', async ({
  page,
  asha,
}) => {
  const slots = (guest: Page) =>
    guest
      .getByRole('region', { name: 'Next free slots' })
      .getByRole('button', { name: /^Book \w+day, .* AM$/ });
  await open(page, routes.vaidya);
  const slot = slots(page).first();
  const time = (await slot.getAttribute('aria-label'))?.replace('Book ', '') ?? '';
  await slot.click();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await expect(popup.getByText(`Log in to book ${time}.`)).toBeVisible();

  await open(asha, routes.vaidya);
  await slots(asha).first().click();
  await expect(asha).toHaveURL(/schedule-appointment\?slot=/);
  await expect(asha.getByRole('form', { name: 'Book appointment' })).toContainText(time);
  await expect(asha.getByRole('radio', { name: /[AP]M$/, checked: true })).toHaveCount(1);

  await open(page, new URL(asha.url()).pathname + new URL(asha.url()).search);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText(`Log in to book ${time}.`)).toBeVisible();
});

test('Elite: a guest may log in to join', async ({ page }) => {
  await open(page, routes.membership);
  await main(page).getByRole('button', { name: 'Login to join SOSE Elite' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('Elite: a customer may buy a month', async ({ asha }) => {
  await open(asha, routes.membership);
  await expect(main(asha).getByRole('link', { name: 'Get SOSE Elite today' })).toHaveAttribute(
    'href',
    routes.subscriptionPayment,
  );
  await expect(main(asha).getByRole('button', { name: /SOSE Elite/ })).toHaveCount(0);
});

test('Elite: a member is told until when, and offered nothing', async ({ meera }) => {
  const { end_date: until } = await (await storeApiAs('meera')).call(checkMembership);
  await open(meera, routes.membership);
  await expect(
    main(meera).getByText(`You’re a member until ${formatDate(until ?? '')}.`),
  ).toBeVisible();
  await expect(main(meera).getByText(/Login to join|Get SOSE Elite today/)).toHaveCount(0);
});
