import { getProfile } from '../lib/contract/profile.ts';
import { routes } from '../lib/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { storeApiWith } from './support/store-api.ts';

const consent = 'Send me news and a reminder when I leave things in my cart';

test('news come to those alone who have said so, and end where they say so', async ({
  openBrowser,
}) => {
  const who = await newCustomer('Tara');
  const store = await storeApiWith(who);
  const isSubscribed = async () => (await store.call(getProfile)).data.is_subscribed;
  expect(await isSubscribed()).toBe(false);
  const context = await openBrowser();
  await logInWith(context, who);
  const page = await context.newPage();
  for (const wished of [true, false]) {
    await open(page, routes.editProfile);
    await expect(page.getByLabel(consent)).toBeChecked({ checked: !wished });
    await page.getByLabel(consent).setChecked(wished);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.waitForURL(/\/profile$/);
    expect(await isSubscribed()).toBe(wished);
  }
});

test('a link that is not whole says so, to people and to mailboxes', async ({ page }) => {
  const token = 'z-AAAAAAAAAAAAAAAAAAAAAAAA';
  await open(page, routes.unsubscribe(token));
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await seriousFindings(page)).toEqual([]);
  const form = { 'List-Unsubscribe': 'One-Click' };
  const answer = await page.request.post(routes.stopNews(token), { form });
  expect(answer.status()).toBe(404);
});
