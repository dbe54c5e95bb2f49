import type { Page } from 'playwright/test';
import { listOutbox } from '../lib/contract/running.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { tickCaptcha } from './support/captcha.ts';
import { choose } from './support/leads.ts';
import { expect, test } from './support/fixtures.ts';
import { newPerson } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

const sending = '/api/store/inquiries/';
const countries = '/api/store/countries/';

const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send', exact: true });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });

async function fill(page: Page, email: string): Promise<void> {
  await field(page, 'Name').fill('Leela Rao');
  await field(page, 'Company').fill('private');
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').fill('Lot 4711');
  await field(page, 'Inquiry description').fill('Where was the turmeric of this lot grown?');
  await choose(page, 'Country', 'indi', 'India');
}

test('the contact form asks for everything but a phone', { tag: '@slow' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(countries)) requests.push(new URL(request.url()).search);
  });
  await open(page, routes.contactUs);
  await expect(sendButton(page)).toBeDisabled();
  await expect(field(page, 'Company')).toHaveValue('Individual');
  await expect(country(page)).toHaveValue('India');
  await page.getByText('Is it about someone’s health?').click();
  await expect(page.getByRole('combobox', { name: 'Age group' })).toHaveValue('00 to 06');
  await tickCaptcha(form(page));
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  for (const name of ['Name', 'Email', 'Subject', 'Inquiry description']) {
    await expect(form(page).getByText(`${name} is required`, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'Name')).toBeFocused();
  expect(await seriousFindings(page), 'with problems').toEqual([]);

  await country(page).fill('fr');
  await expect(page.getByText('Type at least 3 letters').first()).toBeVisible();
  expect(requests).toEqual([]);
  const { email } = newPerson('Leela');
  await fill(page, email);
  expect(requests).toContain('?filter_search=indi');
  await field(page, 'Phone (optional)').fill('90000 abc 00012');
  await expect(field(page, 'Phone (optional)')).toHaveValue('9000000012');

  const [request] = await Promise.all([
    page.waitForRequest(`**${sending}`),
    sendButton(page).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ phone: '+919000000012', age_group: '00 to 06' });
  await expect(page.getByText(/ENQ-\d{6}/)).toBeVisible();
  const promise = 'within two working days';
  await expect(page.getByText(promise)).toBeVisible();
  await expect
    .poll(async () => {
      const { data } = await storeApi.call(listOutbox, { query: { to: email } });
      return data.map(({ text }) => text).join();
    })
    .toContain(promise);
  await expect(field(page, 'Subject')).toHaveValue('');
  await expect(field(page, 'Phone (optional)')).toHaveValue('');
  await expect(sendButton(page)).toBeDisabled();
});

test('the contact form says what fails in the words of the specification', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusal(503, countries);
  for (const status of [400, 500]) complaints.expectRefusal(status, sending);
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await page.route(`**${countries}**`, (route) => route.fulfill({ status: 503, json: {} }));
  await open(page, routes.contactUs);
  await country(page).fill('ind');
  await expect(toasts.getByText('Something went wrong')).toBeVisible();
  await expect(toasts.getByText('Unable to load countries')).toBeVisible();
  await page.unroute(`**${countries}**`);
  await fill(page, newPerson('Leela').email);

  const answers = [
    { status: 400, json: { status: false, message: 'no', errors: { recaptcha: ['no'] } } },
    { status: 500, json: {} },
    { status: 400, json: { status: false, message: 'We are moving house.' } },
  ];
  await page.route(`**${sending}`, (route) => route.fulfill(answers.shift() ?? {}));
  for (const message of [
    'reCAPTCHA verification failed',
    'Failed to send inquiry',
    'We are moving house.',
  ]) {
    if (await sendButton(page).isDisabled()) await tickCaptcha(form(page));
    await sendButton(page).click();
    await expect(toasts.getByText(message)).toBeVisible();
    await expect(field(page, 'Subject')).toHaveValue('Lot 4711');
  }
  await page.reload();
  await expect(field(page, 'Subject')).toHaveValue('Lot 4711');
  await expect(country(page)).toHaveValue('India');
});

test(
  'those who open stores and each store can be written to',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, routes.franchise);
    await page.getByRole('button', { name: 'Write to Hiral Desai' }).click();
    const franchise = page.getByRole('form', { name: 'Franchise enquiry' });
    await franchise.getByRole('textbox', { name: 'Your name' }).fill('Ravi Shah');
    await franchise.getByRole('textbox', { name: 'Email' }).fill(newPerson('Ravi').email);
    await franchise.getByRole('textbox', { name: 'Mobile number' }).fill('90000 00023');
    await franchise
      .getByRole('textbox', { name: 'Preferred location' })
      .fill('Rajkot, Kalawad Road');
    await franchise
      .getByRole('textbox', { name: 'Message' })
      .fill('60 square metres, 5 m of front.');
    await tickCaptcha(franchise);
    await franchise.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/ENQ-\d{6}/)).toBeVisible();

    await open(page, routes.storeLocator);
    await page.getByText('Details of').first().click();
    await page
      .getByRole('button', { name: /^Contact this store/ })
      .first()
      .click();
    const store = page.getByRole('form', { name: /^Enquiry to/ });
    await store.getByRole('textbox', { name: 'Your name' }).fill('Ravi Shah');
    await store.getByRole('textbox', { name: 'Email' }).fill(newPerson('Ravi').email);
    await store.getByRole('textbox', { name: 'Message' }).fill('Do you have ghee in tins?');
    await tickCaptcha(store);
    expect(await seriousFindings(page)).toEqual([]);
    await store.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/ENQ-\d{6}/)).toBeVisible();
  },
);
