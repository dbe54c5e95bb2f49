import type { Page } from 'playwright/test';
import { getProduct } from '../lib/contract/product.ts';
import { listReviews } from '../lib/contract/review.ts';
import { storeRules } from '../lib/contract/store-rules.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open, untilAlive } from './support/open.ts';
import { siteUrl } from './support/site-url.ts';
import { storeApi } from './support/store-api.ts';
import { withinSeconds } from './support/within-seconds.ts';

const turmeric = 1;
/* No other test reviews this product. */
const reviewed = 40;
const photo = 'public/pictures/events/six-honeys-blind.webp';

async function read(id: number) {
  const { data } = await storeApi.call(getProduct, { params: { id } });
  return data;
}

const openReviews = async (page: Page, id: number) => {
  const product = await read(id);
  await open(page, `${routes.product(product)}#reviews`);
  return product;
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Write a review' });

test('asks a guest to log in before a review', async ({ page }) => {
  await openReviews(page, turmeric);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByRole('dialog').getByText('Please login to write a review!')).toBeVisible();
});

test('takes a review, shows it at once and to everybody soon, and lets it be replaced', async ({
  openBrowser,
  page,
}) => {
  const context = await openBrowser();
  await logInWith(context, await newCustomer('Nila'));
  const nila = await findOrOpenPage(context);
  const product = await openReviews(nila, reviewed);
  const dialog = dialogOf(nila);
  await nila.getByRole('button', { name: 'Write a review' }).click();
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText('Rating is required')).toBeVisible();
  expect(await seriousFindings(nila)).toEqual([]);

  const reviewText = `Kept in the tin since Monday (${Date.now()})`;
  await dialog.getByRole('radio', { name: '4 of 5, Very good' }).press(' ');
  await dialog.getByRole('textbox', { name: /^Your review/ }).fill(reviewText);
  await dialog.getByLabel('Add pictures').setInputFiles(photo);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog).toBeHidden();
  const written = nila.getByRole('listitem').filter({ hasText: reviewText });
  await expect(written).toHaveCount(1);
  await expect(written.getByRole('img', { name: /^Picture 1 by Nila/ })).toBeVisible();

  const address = routes.reviews(product);
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(reviewText)).toBeVisible({ timeout: 2_000 });
  }).toPass(withinSeconds);

  const picture = page.getByRole('img', { name: /^Picture 1 by Nila/ });
  await expect(picture).toHaveCount(0);
  const staff = await findOrOpenPage(await openBrowser('staff'));
  await open(staff, '/dashboard/reviews');
  const row = staff.getByRole('row').filter({ hasText: reviewText });
  await expect(row.getByRole('img', { name: /^Picture 1 by Nila/ })).toBeVisible();
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  await expect(async () => {
    await open(page, address);
    await expect(picture).toBeVisible({ timeout: 2_000 });
  }).toPass(withinSeconds);
  // The link opens the file until its scripts are there, which come after the page.
  await page.waitForLoadState('networkidle');
  await picture.click();
  const large = page.getByRole('dialog', { name: /^Pictures of the review by Nila/ });
  await expect(large.getByRole('img')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  await nila.getByRole('button', { name: 'Change your review' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Your review/ })).toHaveValue(reviewText);
  await dialog.getByRole('radio', { name: '2 of 5, Fair' }).press(' ');
  await dialog.getByRole('textbox', { name: /^Your review/ }).fill(`${reviewText}, now less so`);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog).toBeHidden();
  await expect(async () => {
    await page.goto(address);
    const mine = page.getByRole('listitem').filter({ hasText: reviewText });
    await expect(mine).toHaveCount(1, { timeout: 2_000 });
    await expect(mine.getByRole('img', { name: '2 of 5 stars' })).toBeVisible({ timeout: 2_000 });
  }).toPass(withinSeconds);

  await nila.reload();
  await untilAlive(nila);
  await nila.getByRole('button', { name: 'Write a review' }).click();
  await expect(dialog.getByText(/^You reviewed this on/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '2 of 5, Fair' })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: /^Your review/ })).toHaveValue(
    `${reviewText}, now less so`,
  );
});

test('takes a question, and shows it with the answer to those without scripts too', async ({
  openBrowser,
  request,
}) => {
  const context = await openBrowser();
  await logInWith(context, await newCustomer('Nila'));
  const nila = await findOrOpenPage(context);
  const product = await read(reviewed);
  const address = routes.product(product);
  await open(nila, address);
  const heading = nila.getByRole('heading', { name: /^Questions \(/ });
  await heading.click();
  await nila.getByRole('button', { name: 'Ask a question' }).click();
  const dialog = nila.getByRole('dialog', { name: 'Ask a question' });
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(dialog.getByText('Enter your question')).toBeVisible();
  expect(await seriousFindings(nila)).toEqual([]);
  const questionText = `Is it <b>ground</b> with its skin? (${Date.now()})`;
  await dialog.getByRole('textbox', { name: /^Your question/ }).fill(questionText);
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(nila.getByText('Thank you! We’ll reply by email and here.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const staff = await findOrOpenPage(await openBrowser('staff'));
  await open(staff, '/dashboard/questions');
  const row = staff.getByRole('row').filter({ hasText: questionText });
  await row.getByRole('button', { name: 'Answer' }).click();
  const answer = staff.getByRole('dialog', { name: 'Answer Nila' });
  await answer.getByRole('textbox', { name: 'Answer' }).fill('Yes, with its skin.');
  expect(await seriousFindings(staff)).toEqual([]);
  await answer.getByRole('button', { name: 'Publish' }).click();
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  await expect(async () => {
    const html = await (await request.get(address)).text();
    expect(html).toContain('Yes, with its skin.');
    expect(html).not.toContain('<b>ground</b>');
  }).toPass(withinSeconds);
  await nila.reload();
  await untilAlive(nila);
  await heading.click();
  await expect(nila.getByText(questionText)).toBeVisible();
});

test('keeps what was typed when the dialog is left', async ({ meera }) => {
  await openReviews(meera, turmeric);
  const button = meera.getByRole('button', { name: 'Write a review' });
  await button.click();
  await dialogOf(meera)
    .getByRole('textbox', { name: /^Your review/ })
    .fill('Half a thought');
  await meera.keyboard.press('Escape');
  await expect(dialogOf(meera)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialogOf(meera).getByRole('textbox', { name: /^Your review/ })).toHaveValue(
    'Half a thought',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all reviews stand on a page of their own, from four on', async ({ page }) => {
    const product = await read(turmeric);
    const { reviews, review_count, average_rating } = await storeApi.call(listReviews, {
      params: { productId: turmeric },
    });
    expect(review_count).toBeGreaterThanOrEqual(storeRules.reviewsForOwnPage);
    await page.goto(routes.product(product));
    await page.getByRole('link', { name: 'View all reviews' }).click();
    await expect(page).toHaveURL(routes.reviews(product));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Reviews of ${product.name}`);
    await expect(main.getByText(average_rating.toFixed(1), { exact: true })).toBeVisible();
    // Some people give stars without words.
    const reviewTexts = reviews.map(({ review }) => review).filter(Boolean);
    expect(reviewTexts.length).toBeGreaterThan(0);
    for (const text of reviewTexts) await expect(main.getByText(text)).toBeVisible();
    const five = reviews.filter(({ rating }) => rating === 5).length;
    await expect(
      main.getByRole('list', { name: 'Reviews by stars' }).getByRole('listitem').first(),
    ).toContainText(`5 stars${five} review`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${siteUrl}${routes.reviews(product)}`,
    );
  });
});

test('has one address, and none for what is not there', async ({ request }) => {
  const ask = (path: string) => request.get(path, { maxRedirects: 0 });
  const right = routes.reviews(await read(turmeric));
  const wrong = await ask(`/products/${turmeric}/reviews/another-name`);
  expect(wrong.status()).toBe(308);
  expect(new URL(wrong.headers()['location'] ?? '', siteUrl).pathname).toBe(right);
  expect((await ask('/products/999999/reviews/anything')).status()).toBe(404);
  expect((await ask('/products/x/reviews/anything')).status()).toBe(404);
});
