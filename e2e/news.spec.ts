import { getProfile } from '../lib/contract/profile.ts';
import { listOutbox } from '../lib/contract/running.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { storeApi, storeApiWith } from './support/store-api.ts';

const consent = 'Send me offers, news and cart reminders';

test('news come to those alone who have said so, and end where they say so', async ({
  openBrowser,
}) => {
  const who = await newCustomer('Tara');
  const store = await storeApiWith(who);
  const isSubscribed = async () => (await store.call(getProfile)).data.is_subscribed;
  expect(await isSubscribed()).toBe(false);
  const context = await openBrowser();
  await logInWith(context, who);
  const page = await findOrOpenPage(context);
  for (const wished of [true, false]) {
    await open(page, routes.editProfile);
    await expect(page.getByLabel(consent)).toBeChecked({ checked: !wished });
    await page.getByLabel(consent).setChecked(wished);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.waitForURL(/\/profile$/);
    expect(await isSubscribed()).toBe(wished);
  }
});

test('the link in a mail ends the news by one press, without a login', async ({
  page,
  openBrowser,
}) => {
  const who = await newCustomer('Uma', { wantsNews: true });
  const { data } = await storeApi.call(listOutbox, { query: { to: who.email } });
  const link = /Unsubscribe: (\S+)$/m.exec(data[0]?.text ?? '')?.[1] ?? '';
  await open(page, new URL(link).pathname);
  await expect(page.getByRole('heading', { name: 'Unsubscribe from our emails?' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’ve unsubscribed' })).toBeVisible();

  const context = await openBrowser();
  await logInWith(context, who);
  const profile = await findOrOpenPage(context);
  await open(profile, routes.editProfile);
  await expect(profile.getByLabel(consent)).toBeChecked({ checked: false });
});

test('a link that is not whole says so, to people and to mailboxes', async ({ page }) => {
  const token = 'z-AAAAAAAAAAAAAAAAAAAAAAAA';
  await open(page, routes.unsubscribe(token));
  await expect(page.getByRole('heading', { name: 'This link is broken' })).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await seriousFindings(page)).toEqual([]);
  const form = { 'List-Unsubscribe': 'One-Click' };
  const answer = await page.request.post(routes.stopNews(token), { form });
  expect(answer.status()).toBe(404);
});
