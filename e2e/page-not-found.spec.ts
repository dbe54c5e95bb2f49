import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';

test('an address of no known shape leads to a page that says so', async ({ page, complaints }) => {
  complaints.expectRefusal(404, '/page-not-found');
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/page-not-found');
  await expect(page.getByText('Oops!')).toBeVisible();
  await expect(page.getByText('Sorry, an unexpected error has occurred.')).toBeVisible();
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go back' })).toBeVisible();
});

test('a product that does not exist shows the same screen in place', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusal(404, '/products/999999/anything');
  await page.goto('/products/999999/anything');
  await expect(page).toHaveURL('/products/999999/anything');
  await expect(page.getByText('Oops!')).toBeVisible();
});

test('a list that is no more is loaded as a page, with its status', async ({
  page,
  complaints,
}) => {
  const path = '/shop?category=999999';
  complaints.expectRefusal(404, '/shop');
  await open(page, '/faq');
  const loaded = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await page.evaluate(`next.router.push('${path}')`);
  expect((await loaded).status()).toBe(404);
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Oops!')).toBeVisible();
});
