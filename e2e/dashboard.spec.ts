import { URI, type TOTP } from 'otpauth';
import { demoShop } from '../lib/contract/demo-shop.ts';
import { listTeam, removeColleague } from '../lib/contract/staff-team.ts';
import { changeSettings, getSettings, settingsInput } from '../lib/contract/staff-settings.ts';
import { categoriesPath } from '../lib/dashboard/paths.ts';
import { routes } from '../lib/platform/routes.ts';
import { accounts, demoPassword } from './support/accounts.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { joinTeam } from './support/join-team.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { storeApiAs } from './support/store-api.ts';
import { withinSeconds } from './support/within-seconds.ts';

const settings = '/dashboard/settings';

test('a guest logs in on the way to the back office', async ({ page }) => {
  await open(page, `${routes.dashboard}/settings`);
  await expect(page).toHaveURL(/\/login\?/);
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'Email' }).click();
  await main.getByRole('textbox', { name: 'Email' }).fill(accounts.owner.email);
  await main.getByLabel('Password', { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('a customer finds no back office', async ({ ravi }) => {
  const answer = await ravi.request.get(routes.dashboard);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('aria-label="Back office"');
});

test('an unknown address says so in the back office', async ({ staff, complaints }) => {
  const path = `${routes.dashboard}/no-such-page/at/all`;
  complaints.expectRefusal(404, path);
  const answer = await staff.goto(path);
  expect(answer?.status()).toBe(404);
  expect(await answer?.text(), 'said without scripts').toContain('Page not available');
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Page not available');
  await expect(staff.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await staff.getByRole('link', { name: 'Back to Today' }).click();
  await expect(staff.getByRole('heading', { name: 'To do' })).toBeVisible();
});

test('staff of one area see its rooms alone', async ({ openBrowser }) => {
  const who = await newCustomer('Packer');
  const owner = await storeApiAs('owner');
  await joinTeam(who, { is_superuser: false, areas: ['orders'] });
  const context = await openBrowser();
  await logInWith(context, who);
  const page = await findOrOpenPage(context);
  await open(page, routes.dashboard);
  await expect(page.getByRole('navigation', { name: 'Back office' }).getByRole('link')).toHaveText([
    'Today',
    'Orders',
    'Packing',
    'Payments',
    'Notifications',
    'Security',
  ]);
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expect(page.getByText('Net sales')).toBeHidden();
  for (const path of ['/dashboard/products', settings, '/dashboard/team']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  const { data } = await owner.call(listTeam);
  const id = data.find(({ email }) => email === who.email)?.id ?? 0;
  await owner.call(removeColleague, { params: { id } });
  expect((await page.request.get(routes.dashboard)).status(), 'without rights').toBe(404);
});

test(
  'staff turn an authenticator app on, and log in with it and with a recovery code',
  { tag: '@slow' },
  async ({ openBrowser, complaints }) => {
    // The password is asked for again, and a login without a code is refused.
    complaints.expectRefusal(409, '/api/store/staff/security/app/');
    complaints.expectRefusal(401, '/api/auth/callback/password');
    const who = await newCustomer('Meera');
    await joinTeam(who, { is_superuser: false, areas: ['orders'] });
    const context = await openBrowser();
    await logInWith(context, who);
    const page = await context.newPage();
    await open(page, '/dashboard/security');
    await page.getByRole('button', { name: 'Set up: Authenticator app' }).click();
    const proof = page.getByRole('dialog');
    await proof.getByLabel('Password', { exact: true }).fill(who.password);
    await proof.getByRole('button', { name: 'Confirm' }).click();
    const setup = page.getByRole('region', { name: 'Set up the app' });
    await expect(
      setup.getByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    const uri =
      (await setup.getByRole('link', { name: 'open the app' }).getAttribute('href')) ?? '';
    const app = URI.parse(uri) as TOTP;
    expect(await seriousFindings(page)).toEqual([]);
    await setup.getByLabel('Code from the app').fill(app.generate());
    await setup.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('region', { name: 'Recovery codes' });
    await expect(codes.getByText('10 codes left')).toBeVisible();
    const [recovery = ''] = ((await codes.locator('code').textContent()) ?? '').split('\n');

    for (const code of [app.generate({ timestamp: Date.now() + 30_000 }), recovery]) {
      const guest = await (await openBrowser()).newPage();
      await open(guest, routes.login('/dashboard/security'));
      const main = guest.getByRole('main');
      await main.getByRole('tab', { name: 'Email' }).click();
      await main.getByRole('textbox', { name: 'Email' }).fill(who.email);
      await main.getByLabel('Password', { exact: true }).fill(who.password);
      await main.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(main.getByText('Enter the code from your authenticator app')).toBeVisible();
      await main.getByLabel('Code', { exact: true }).fill(code);
      await main.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(guest).toHaveURL(/\/dashboard\/security$/);
      await expect(guest.getByText(/codes left/)).toBeVisible();
    }
  },
);

test('an owner enters the keys of a mail server, tries and removes them; staff cannot', async ({
  owner,
  staff,
}) => {
  const services = '/dashboard/services';
  expect((await staff.request.get(services)).status()).toBe(404);
  await open(owner, services);
  const panel = owner.getByRole('region', { name: 'Email: Mail server' });
  await expect(panel.getByText('Not set', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Enter keys' }).click();
  // Nothing answers at this port. A demo sends its emails to the outbox, whatever is entered here.
  await panel.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1');
  await panel.getByRole('textbox', { name: 'Port' }).fill('1');
  await panel.getByRole('textbox', { name: 'User' }).fill('shop');
  await panel.getByLabel('Password').fill('password-of-the-mails-x9z1');
  await panel.getByRole('button', { name: 'Save keys' }).click();
  await expect(panel.getByText('Sender is required')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Sender' }).fill('care@example.in');
  expect(await seriousFindings(owner)).toEqual([]);
  await panel.getByRole('button', { name: 'Save keys' }).click();
  await expect(panel.getByText('Set, ends in …x9z1')).toBeVisible();

  await owner.reload();
  await expect(panel.getByText('Set, ends in …x9z1')).toBeVisible();
  expect(await owner.content()).not.toContain('password-of-the-mails');
  await panel.getByRole('button', { name: 'Send me a test email' }).click();
  await expect(panel.getByRole('status')).toHaveText(
    'The mail server is not responding at this address and port',
  );
  await panel.getByRole('button', { name: 'Remove' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('Not set', { exact: true })).toBeVisible();
  await expect(panel.getByText('ends in')).toBeHidden();
});

test.describe('what the owner says of the shop', () => {
  test.afterAll(async () => {
    const owner = await storeApiAs('owner');
    const { data } = await owner.call(getSettings);
    const input = settingsInput.cast(data, { stripUnknown: true });
    await owner.call(changeSettings, { body: { ...input, street: demoShop.street } });
  });

  test('stands at the foot of a public page within seconds', async ({ owner, page }) => {
    await open(owner, settings);
    // Does not change the name: parallel tests read it on every page.
    await owner.getByLabel('Street').fill('Mill House, Naroda');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(owner.getByText('Settings saved')).toBeVisible();
    await expect(owner.getByText('Unsaved changes')).toBeHidden();
    await expect
      .poll(
        async () => {
          await page.goto(routes.faq);
          return page.getByRole('contentinfo').textContent();
        },
        { ...withinSeconds, intervals: [500] },
      )
      .toContain('Mill House, Naroda');
  });
});

test('shows the menu entry of the current page, and on a phone the category that is opened', async ({
  staff,
}) => {
  await staff.setViewportSize({ width: 1280, height: 700 });
  await open(staff, '/dashboard/content/redirects');
  const menu = staff.getByRole('navigation', { name: 'Back office' });
  await expect(menu.locator('[aria-current]')).toBeInViewport();

  await staff.setViewportSize({ width: 360, height: 740 });
  await open(staff, categoriesPath);
  await staff.getByRole('list', { name: 'Categories' }).getByRole('link').last().click();
  await expect(staff.getByRole('textbox', { name: 'Name', exact: true })).toBeInViewport();
});
