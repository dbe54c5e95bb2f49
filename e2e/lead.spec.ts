import type { Page } from 'playwright/test';
import { attachmentRules, b2bQuestions, exportQuestions } from '../lib/contract/lead-options.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { choose, fillCompany, tabTo } from './support/leads.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';

const sendingB2b = '/api/store/user/web/b2b/create/';
const sendingExport = '/api/store/user/web/Exportlead/create/';
const countries = '/api/store/countries/';

const consent = (page: Page) =>
  page.getByRole('checkbox', { name: /By submitting this form, you agree to our Privacy Policy/ });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const state = (page: Page) => page.getByRole('combobox', { name: 'State' });
const city = (page: Page) => page.getByRole('combobox', { name: 'City' });
const problem = (page: Page) => page.locator('form').getByRole('alert').last();

test('a business enquiry is held to its rules, and goes in', async ({ page }) => {
  await open(page, routes.business);
  await expect(sendButton(page)).toBeDisabled();
  await consent(page).check();
  await expect(sendButton(page)).toBeEnabled();
  await consent(page).uncheck();
  await expect(sendButton(page)).toBeDisabled();
  await consent(page).check();
  await sendButton(page).click();
  for (const name of ['Company name', 'Industry type', 'Company size', 'Annual revenue']) {
    await expect(page.getByText(`${name} is required`)).toBeVisible();
  }
  await expect(page.getByText('Company registered is required')).toBeVisible();
  await expect(field(page, 'Company name')).toBeFocused();
  expect(await seriousFindings(page), 'with problems').toEqual([]);

  await expect(state(page)).toBeDisabled();
  await expect(page.getByText('Please select a country first!')).toBeVisible();
  await expect(city(page)).toBeDisabled();
  await expect(page.getByText('Please select a state first!')).toBeVisible();
  await choose(page, 'Country', 'indi', 'India');
  await state(page).selectOption('Gujarat');
  await choose(page, 'City', 'ahm', 'Ahmedabad');
  await state(page).selectOption('Maharashtra');
  await expect(city(page)).toHaveValue('');
  await choose(page, 'City', 'pun', 'Pune');
  await choose(page, 'Country', 'germ', 'Germany');
  await expect(state(page)).toHaveValue('');
  await expect(city(page)).toBeDisabled();
  await choose(page, 'Country', 'indi', 'India');
  await state(page).selectOption('Gujarat');

  await fillCompany(page);
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Phone number')).toHaveAttribute('type', 'tel');
  await field(page, 'Email').fill('kirana');
  await field(page, 'Phone number').fill('+91 90000-x00 012');
  await expect(field(page, 'Phone number')).toHaveValue('9000000012');
  await sendButton(page).click();
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await field(page, 'Email').fill(`kirana.${Date.now()}@example.in`);
  await field(page, b2bQuestions[0]).fill('From a friend');

  const [request] = await Promise.all([
    page.waitForRequest(`**${sendingB2b}`),
    sendButton(page).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    company_name: 'Kirana Traders',
    annual_revenue: '50_to_100 cr',
    company_registered: 'applied',
    phone_no: '+919000000012',
    city: null,
    question1: b2bQuestions[0],
    answer1: 'From a friend',
    question4: b2bQuestions[3],
  });
  await expect(page.getByText('Data Created Successfully')).toBeVisible();
  const thanks = page.getByRole('region', { name: 'Thank you. We’ve received your enquiry.' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toContainText(/ENQ-\d{6}/);
  await expect(field(page, 'Company name')).toHaveValue('');
  await expect(state(page)).toBeDisabled();
  await expect(sendButton(page)).toBeDisabled();
});

test('what is typed outlives the page and a lost connection, and is sent once', async ({
  page,
  complaints,
}) => {
  await open(page, routes.business);
  await fillCompany(page);
  await choose(page, 'Country', 'indi', 'India');
  await open(page, routes.faq);
  await open(page, routes.business);
  await expect(page.getByText(/^Draft from/)).toBeVisible();
  await expect(field(page, 'Company name')).toHaveValue('Kirana Traders');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('India');
  await expect(page.getByRole('radio', { name: 'Applied for' })).toBeChecked();
  await expect(consent(page)).not.toBeChecked();

  complaints.expectLostConnection(sendingB2b);
  const attempts: { key: string | undefined; body: string | null }[] = [];
  await page.route(`**${sendingB2b}`, async (route) => {
    const request = route.request();
    attempts.push({ key: request.headers()['idempotency-key'], body: request.postData() });
    if (attempts.length > 1) return route.continue();
    // The request reaches the server; the response is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await consent(page).check();
  await sendButton(page).click();
  await expect(problem(page)).toContainText('Nothing you typed is lost');
  await expect(field(page, 'Company name')).toHaveValue('Kirana Traders');
  await sendButton(page).click();
  await expect(page.getByText('Data Created Successfully')).toBeVisible();
  expect(attempts).toHaveLength(2);
  expect(attempts[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(attempts[1]).toEqual(attempts[0]);

  await open(page, routes.business);
  await expect(page.getByText(/^Draft from/)).toBeHidden();
  await field(page, 'Company name').fill('Another');
  await open(page, routes.business);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Company name')).toHaveValue('');
  await open(page, routes.business);
  await expect(field(page, 'Company name')).toHaveValue('');
});

test('a store or a list that fails is said, and can be asked again', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusal(503, countries);
  complaints.expectRefusal(500, sendingB2b);
  await page.route(`**${countries}`, (route) => route.fulfill({ status: 503, json: {} }));
  await open(page, routes.business);
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await expect(toasts.getByText('Something went wrong')).toBeVisible();
  await expect(toasts.getByText('Please try again later!')).toBeVisible();
  await page.unroute(`**${countries}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await choose(page, 'Country', 'indi', 'India');

  await page.route(`**${sendingB2b}`, (route) => route.fulfill({ status: 500, json: {} }));
  await fillCompany(page);
  await consent(page).check();
  await sendButton(page).click();
  await expect(toasts.getByText('Something went wrong').first()).toBeVisible();
  await expect(problem(page)).toContainText('Nothing you typed is lost');
  await expect(field(page, 'Company name')).toHaveValue('Kirana Traders');
});

test('a business enquiry is written and sent by keys alone', { tag: '@slow' }, async ({ page }) => {
  const { keyboard } = page;
  await open(page, routes.business);
  await field(page, 'Company name').focus();
  await keyboard.type('Kirana Traders');
  await tabTo(page, field(page, 'Industry type'));
  await keyboard.type('Grocery');
  await tabTo(page, page.getByRole('combobox', { name: 'Company size' }));
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('combobox', { name: 'Annual revenue' }));
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('combobox', { name: 'Country' }));
  await keyboard.type('India');
  await expect(page.getByRole('option', { name: 'India', exact: true })).toBeVisible();
  await keyboard.press('Enter');
  await tabTo(page, state(page));
  await tabTo(page, consent(page));
  await keyboard.press('Space');
  await tabTo(page, sendButton(page));
  await keyboard.press('Enter');
  await expect(page.getByText('Data Created Successfully')).toBeVisible();
});

test(
  'an export enquiry asks eleven things and takes one file',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, routes.exports);
    for (const title of [
      'Export Interests',
      'Export Readiness',
      'Goals and Expectations',
      'Additional Information',
    ]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    for (const question of exportQuestions) await expect(field(page, question)).toBeVisible();
    await fillCompany(page);
    await field(page, exportQuestions[10]).fill('Do you pack under our label?');

    const file = page.getByLabel('Attachment');
    await file.setInputFiles({
      name: 'page.html',
      mimeType: 'text/html',
      buffer: Buffer.from('x'),
    });
    await expect(page.getByText(attachmentRules.wrongType)).toBeVisible();
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: large });
    await expect(page.getByText(attachmentRules.tooLarge)).toBeVisible();
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    );
    await file.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByText('list.pdf').first()).toBeVisible();

    await consent(page).check();
    const [request] = await Promise.all([
      page.waitForRequest(`**${sendingExport}`),
      sendButton(page).click(),
    ]);
    expect(request.headers()['content-type']).toContain('multipart/form-data');
    await expect(page.getByText('Data Created Successfully')).toBeVisible();
    await expect(page.getByText(/ENQ-\d{6}/)).toBeVisible();
    await expect(page.getByText('list.pdf')).toBeHidden();
    await expect(field(page, exportQuestions[10])).toHaveValue('');
  },
);
