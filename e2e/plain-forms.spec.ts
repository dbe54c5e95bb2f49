import { inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { routes } from '../lib/platform/routes.ts';
import { questionField, readAnswer } from './support/answer-question.ts';
import { expect, test } from './support/fixtures.ts';
import { fillCompany } from './support/leads.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer, newPerson } from './support/new-customer.ts';
import { newEvent } from './support/new-event.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' });
const findText = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByText(text).first();

async function fillContact(page: Page): Promise<void> {
  await field(page, 'Name').fill('Leela Rao');
  await field(page, 'Company').fill('private');
  await field(page, 'Email').fill(newPerson('Leela').email);
  await page.getByRole('combobox', { name: 'Country' }).fill('india');
  await field(page, 'Inquiry description').fill('Where was the turmeric of this lot grown?');
}

type FormFields = Record<string, string>;

/** The body that the page's form would post. */
const readFields = (page: Page): Promise<FormFields> =>
  page
    .getByRole('main')
    .locator('form :is(input, select, textarea)')
    .evaluateAll((controls: HTMLInputElement[]) =>
      Object.fromEntries(
        controls
          .filter(({ type, checked }) => type !== 'checkbox' || checked)
          .map(({ name, value }) => [name, value]),
      ),
    );

/** Posts a form and returns the page that answers. */
async function postFields(page: Page, name: string, form: FormFields): Promise<string> {
  const options = { form, maxRedirects: 0 };
  const answer = await page.context().request.post(`/api/forms/${name}`, options);
  expect(answer.status()).toBe(303);
  return answer.headers()['location'] ?? '';
}

const numberOn = (page: Page) => findText(page, /^ENQ-\d{6}$/).textContent();

test('the contact form is sent after a question', async ({ page }) => {
  await page.goto(routes.contactUs);
  await expect(
    findText(page, /^Without JavaScript, we’ll ask you one short question/),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeHidden();

  await test.step('says what is missing, and keeps what was typed', async () => {
    await fillContact(page);
    await send(page).click();
    await expect(page).toHaveURL(/\/forms\/contact\?kept=/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(findText(page, 'Subject is required')).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Leela Rao');
    await expect(page.getByRole('combobox', { name: 'Country' })).toContainText('India');
    await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Subject').fill('Lot 4711');
  });

  const burned = { ...(await readFields(page)), answer: await readAnswer(page) };
  await test.step('asks again after a wrong answer', async () => {
    await questionField(page).fill('elephant');
    await send(page).click();
    await expect(findText(page, /^That answer isn’t right/)).toBeVisible();
    await expect(questionField(page)).toHaveValue('');
    await page.getByText('Your answers').click();
    await expect(field(page, 'Subject')).toHaveValue('Lot 4711');
  });

  await test.step('takes no answer to a question that was answered wrongly', async () => {
    await page.goto(await postFields(page, 'contact', burned));
    await expect(findText(page, /^That question has expired/)).toBeVisible();
  });

  await questionField(page).fill(await readAnswer(page));
  const fields = await readFields(page);
  await send(page).click();
  const number = await numberOn(page);
  await test.step('counts once where it is sent twice', async () => {
    await page.goto(await postFields(page, 'contact', fields));
    expect(await numberOn(page)).toBe(number);
  });
});

test('a form without a mistake leads to the question alone', async ({ page }) => {
  await page.goto(routes.contactUs);
  await fillContact(page);
  await field(page, 'Subject').fill('Lot 4712');
  await send(page).click();
  await expect(findText(page, 'One last question.')).toBeVisible();
  await expect(field(page, 'Subject')).toBeHidden();
  await questionField(page).fill(await readAnswer(page));
  await send(page).click();
  await expect(findText(page, /ENQ-\d{6}/)).toBeVisible();
});

test('seats of an event are booked after the login', async ({ page, context }) => {
  const event = await newEvent(2);
  const person = await newCustomer('Ila');
  const book = page.getByRole('main').getByRole('link', { name: 'Book a seat' });
  await expect(async () => {
    await page.goto(routes.event(event));
    await expect(book).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await book.click();
  await expect(page, 'a guest logs in first').toHaveURL(/\/login\?callbackUrl=/);
  await logInWith(context, person);
  await page.goto(routes.plainForm('event-seats', { event: event.id }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.title);
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await field(page, 'Name').fill('');
  await page.getByLabel('Seats').selectOption('3');
  await page.getByRole('button', { name: 'Book seats' }).click();
  await expect(findText(page, 'Name is required')).toBeVisible();
  await expect(page.getByLabel('Seats')).toHaveValue('3');
  await field(page, 'Name').fill('Ila Shah');
  await page.getByLabel('Seats').selectOption('2');
  await page.getByRole('button', { name: 'Book seats' }).click();
  await expect(findText(page, 'You’ve booked 2 seats.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to event' }).click();
  await expect(page).toHaveURL(routes.event(event));
  const unknown = await page.request.get(routes.plainForm('event-seats', { event: '999999' }));
  expect(unknown.status()).toBe(404);
});

test('a business enquiry is sent without a question, and counts once', async ({ page }) => {
  await page.goto(routes.business);
  await fillCompany(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/forms\/business\?kept=/);
  await expect(findText(page, /^Tick the box so that we can contact you/)).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('Kirana Traders');
  await expect(page.getByLabel('Annual revenue')).toHaveValue('50_to_100 cr');
  await expect(page.getByLabel('Company registered')).toHaveValue('applied');
  await page.getByLabel('Specific requirements').fill(`Turmeric for ${newPerson('Ira').email}`);
  await page.getByRole('checkbox', { name: /^By submitting this form/ }).check();
  const fields = await readFields(page);
  await send(page).click();
  const number = await numberOn(page);
  await page.goto(await postFields(page, 'business', fields));
  expect(await numberOn(page)).toBe(number);
});

test(
  'a franchise enquiry, a question to a store, sign-up and a reset work too',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    const person = newPerson('Ishan');
    await page.goto(routes.storeLocator);
    await page.getByText('Details of').first().click();
    await page
      .getByRole('button', { name: /^Contact this store/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Contact /);
    await field(page, 'Your name').fill('Ishan');
    await field(page, 'Email').fill(person.email);
    await field(page, 'Message').fill('Is the store open on Sunday?');
    await questionField(page).fill(await readAnswer(page));
    await send(page).click();
    await expect(findText(page, /ENQ-\d{6}/)).toBeVisible();
    await page.goto(routes.franchise);
    await page.locator(`form[action="${routes.plainForm('franchise')}"] button`).click();
    await field(page, 'Your name').fill('Ishan');
    await send(page).click();
    await expect(findText(page, 'Enter your preferred location')).toBeVisible();

    await test.step('signs up: passwords are never kept', async () => {
      await page.goto(routes.signup());
      await page.getByLabel('First name').fill(person.firstName);
      await page.getByLabel('Last name').fill(person.lastName);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Mobile number').fill(person.mobile);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(findText(page, /Enter your password again/)).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
      await questionField(page).fill(await readAnswer(page));
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL(/\/login\?kept=/);
    });

    await test.step('asks for a new password', async () => {
      await page.goto(routes.resetPassword);
      await field(page, 'Email').fill(person.email);
      await page.getByRole('button', { name: 'Send link' }).click();
      await questionField(page).fill(await readAnswer(page));
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page).toHaveURL(/\/login\?kept=/);
    });
  },
);

test(
  'an appointment is booked from a list of the free times',
  { tag: '@slow' },
  async ({ page, context }) => {
    const person = await newCustomer('Tulsi');
    await logInWith(context, person);
    await page.goto(routes.scheduleAppointment);
    await page.getByRole('main').getByRole('link', { name: 'Book appointment' }).click();
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Country')).toContainText('India');
    await page.getByLabel('Day and time').selectOption({ index: 3 });
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByLabel('Age group').selectOption('06 to 12');
    await field(page, 'Landmark').fill('Law Garden');
    await page.getByLabel('Problem suffering from').selectOption('Sleep');
    await page.getByLabel('Problem description').fill('Wakes up at three each night.');
    await page.getByRole('button', { name: 'Book appointment' }).click();

    await test.step('asks for the guardian of a child, and keeps the rest out of sight', async () => {
      await expect(findText(page, 'Enter the guardian’s name')).toBeVisible();
      await expect(page.getByLabel('Problem description')).toHaveValue(/Wakes up/);
      const [submittedFormCookie] = (await context.cookies()).filter(
        ({ name }) => name === 'kept-appointment',
      );
      const bytes = Buffer.from(submittedFormCookie?.value ?? '', 'base64url');
      expect(() => inflateRawSync(bytes)).toThrow();
      await page.getByLabel('Guardian’s name').fill('Tulsi Rao');
      await page.getByRole('checkbox', { name: /^I am the guardian/ }).check();
    });

    await questionField(page).fill(await readAnswer(page));
    const fields = await readFields(page);
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await expect(page).toHaveURL(/\/consult-our-vaidya\/appointment\/\d+$/);
    expect(await postFields(page, 'appointment', fields)).toBe(new URL(page.url()).pathname);
    const left = (await context.cookies()).filter(({ name }) => name === 'kept-appointment');
    expect(left).toEqual([]);
  },
);

test('a gift voucher leads to the page of its payment', { tag: '@slow' }, async ({ page }) => {
  const person = newPerson('Om');
  await page.goto(routes.giftVoucher);
  await field(page, 'Amount').fill('₹ 99');
  await field(page, 'Recipient’s name').fill('Asha');
  await field(page, 'Recipient’s email').fill(newPerson('Asha').email);
  await field(page, 'Your name').fill('Om');
  await field(page, 'Your email').fill(person.email);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(findText(page, 'Choose an amount from ₹100 to ₹10,000')).toBeVisible();
  await field(page, 'Amount').fill('750');
  await questionField(page).fill(await readAnswer(page));
  const fields = await readFields(page);
  await page.getByRole('button', { name: 'Checkout' }).click();
  const pay = page.getByRole('main').getByRole('link', { name: 'Pay ₹750 now' });
  const target = await pay.getAttribute('href');
  await page.goto(await postFields(page, 'gift-voucher', fields));
  await expect(pay).toHaveAttribute('href', target ?? '');
  await pay.click();
  await expect(page.getByText(/750/).first()).toBeVisible();
});
