import { readFile } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { pictureRules } from '../lib/contract/file.ts';
import { routes } from '../lib/platform/routes.ts';
import { accounts } from './support/accounts.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { readOtp } from './support/outbox.ts';
import { setTextSize } from './support/text-size.ts';
import { soon } from './support/within-seconds.ts';

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#db9a1f' } })
    .jpeg()
    .toBuffer();

test('the form says what is wrong at its field and forgets nothing', async ({ context, page }) => {
  await logInWith(context, await newCustomer('Lata'));
  await open(page, routes.profile);
  await page.getByRole('link', { name: 'Edit details' }).click();
  await expect(page).toHaveURL(routes.editProfile);
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect(field('Email')).not.toBeEditable();

  await test.step('what is wrong is said at its field', async () => {
    await field('First name').fill('');
    await field('Mobile number').fill('9000000');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(page.getByText('Please enter valid mobile number')).toBeVisible();
    await expect(field('First name')).toBeFocused();
  });

  await test.step('a reload loses nothing that was typed', async () => {
    await field('First name').fill('Latika');
    await field('Company').fill('Desai Spices');
    await page.reload();
    await expect(field('First name')).toHaveValue('Latika');
    await expect(field('Company')).toHaveValue('Desai Spices');
  });
});

test('a failed save keeps what was typed; the next one shows in every tab at once', async ({
  context,
  page,
  complaints,
}) => {
  await logInWith(context, await newCustomer('Gauri'));
  const other = await context.newPage();
  await open(other, routes.home);
  await open(page, routes.editProfile);
  const first = page.getByRole('textbox', { name: 'First name' });
  const save = page.getByRole('button', { name: 'Save profile' });
  await first.fill('Gaurika');

  complaints.expectRefusal(503, '/api/store/user/profile/');
  const path = '**/api/store/user/profile/';
  await page.route(path, (route) =>
    route.fulfill({ status: 503, json: { status: false, message: 'The shop is at lunch' } }),
  );
  await save.click();
  await expect(page.getByRole('main').getByText('The shop is at lunch')).toBeVisible();
  await expect(first).toHaveValue('Gaurika');
  await page.unroute(path);

  await save.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(routes.profile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Gaurika');
  await expect(other.getByRole('banner').getByText('Gaurika', { exact: true })).toBeVisible(soon);
});

test(
  'a new mobile number counts once its OTP is entered',
  { tag: '@slow' },
  async ({ context, page, complaints }) => {
    const person = await newCustomer('Hema');
    const mobile = `97${String(randomInt(100_000_000)).padStart(8, '0')}`;
    await logInWith(context, person);
    await open(page, routes.editProfile);
    const number = page.getByRole('textbox', { name: 'Mobile number' });
    const save = page.getByRole('button', { name: 'Save profile' });

    await test.step('a number of somebody else is refused at its field', async () => {
      complaints.expectRefusal(409, '/api/store/user/profile/');
      await number.fill(`+91${accounts.meera.mobile}`);
      await save.click();
      await expect(
        page.getByRole('main').getByText('An account with this mobile number already exists'),
      ).toBeVisible();
      await expect(number).toBeFocused();
    });

    await test.step('a free one is sent an OTP; the old one stays', async () => {
      await number.fill(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
      await expect(number).toHaveValue(`+91${mobile}`);
      await save.click();
      await expect(page.getByRole('heading', { name: 'Verify your new number' })).toBeVisible();
      await expect(page.getByText(/Resend OTP in \d+ s/)).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      const answer = await page.request.get('/api/store/user/profile/');
      expect((await answer.json()).data.mobile_no).toBe(`+91${person.mobile}`);
    });

    const otp = await readOtp(mobile);
    const code = page.getByRole('textbox', { name: 'OTP' });
    await test.step('the password is asked for, a wrong OTP is refused, a reload forgets nothing', async () => {
      complaints.expectRefusal(409, '/api/store/user/change-mobile/verify/');
      complaints.expectRefusal(400, '/api/store/user/change-mobile/verify/');
      await code.fill(otp === '000000' ? '111111' : '000000');
      await page.getByRole('button', { name: 'Verify number' }).click();
      const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
      const password = proof.getByLabel('Password', { exact: true });
      const confirm = proof.getByRole('button', { name: 'Confirm' });
      await confirm.click();
      await expect(password).toHaveAccessibleDescription('Password is required');
      complaints.expectRefusal(400, '/api/store/user/prove/');
      await password.fill('Wrong_2027');
      await confirm.click();
      await expect(password).toHaveAccessibleDescription('This is not your password');
      await expect(password).toBeFocused();
      await password.fill(person.password);
      await confirm.click();
      await expect(code).toHaveAccessibleDescription(/Invalid OTP/);
      await page.reload();
      await expect(code).toBeFocused();
    });

    await code.fill(otp);
    await page.getByRole('button', { name: 'Verify number' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page).toHaveURL(routes.profile);
    await expect(
      page.getByText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`).filter({ visible: true }),
    ).toBeVisible();
    await open(page, routes.editProfile);
    await expect(number).toHaveValue(`+91${mobile}`);
  },
);

test('a picture stands beside the name, and goes again', async ({ context, page }) => {
  await logInWith(context, await newCustomer('Isha'));
  await open(page, routes.profile);
  const main = page.getByRole('main');
  const input = page.getByLabel('Picture', { exact: true });
  const shown = main.getByRole('img', { name: 'Isha Desai' });

  await input.setInputFiles({
    name: 'me.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(main.getByText(pictureRules.wrongType)).toBeVisible();

  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await expect(page.getByText('Picture updated successfully!')).toBeVisible();
  await expect(shown).toHaveJSProperty('naturalWidth', 512);
  await expect(main.getByText(pictureRules.wrongType)).toBeHidden();

  const address = (await shown.getAttribute('src')) ?? '';
  const answer = await page.request.get(address);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });

  await page.reload();
  await expect(shown).toBeVisible();
  await main.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Picture removed successfully!')).toBeVisible();
  await expect(shown).toBeHidden();
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
});

test('what is no picture is refused by its content', async ({ context, page, complaints }) => {
  await logInWith(context, await newCustomer('Jaya'));
  await open(page, routes.profile);
  complaints.expectRefusal(415, '/api/store/user/profile/picture/');
  await page.getByLabel('Picture', { exact: true }).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByRole('main').getByText(pictureRules.wrongType)).toBeVisible();
});

test('all data of a customer can be taken away', async ({ context, page }) => {
  const person = await newCustomer('Kavya');
  await logInWith(context, person);
  await open(page, routes.profile);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ account: { email: person.email }, orders: [] });
  expect(text).not.toMatch(/password|token/i);
});

test('members see their months of Elite, nobody else the tab', async ({ asha, meera }) => {
  await open(meera, routes.subscription);
  const panel = meera.getByRole('tabpanel', { name: 'Subscription' });
  await expect(panel.getByText('Active')).toBeVisible();
  await expect(panel.getByText(/^\d+ \w+ \d{4} to \d+ \w+ \d{4}$/).first()).toBeVisible();
  await meera.setViewportSize({ width: 360, height: 740 });
  await setTextSize(meera, '200%');
  const overfull = await meera
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(overfull, 'tabs narrower than their names').toEqual([]);

  await open(asha, routes.subscription);
  await expect(asha.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  await expect(asha.getByRole('tab', { name: 'Subscription' })).toHaveCount(0);
});

test('says so where the months cannot be read, and where there are none', async ({
  meera,
  complaints,
}) => {
  const path = '/api/store/user/profile_elite_users/';
  complaints.expectRefusal(500, path);
  await meera.route(`**${path}`, (route) =>
    route.fulfill({ status: 500, json: { status: false } }),
  );
  await open(meera, routes.subscription);
  await expect(meera.getByText('Subscription loading failed')).toBeVisible();
  await meera.unroute(`**${path}`);
  await meera.route(`**${path}`, (route) => route.fulfill({ json: { status: true, data: [] } }));
  await meera.getByRole('button', { name: 'Try again' }).click();
  await expect(meera.getByText('Subscription Not Found')).toBeVisible();
});
