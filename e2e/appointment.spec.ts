import type { Locator, Page } from 'playwright/test';
import { listAppointments } from '../lib/contract/appointment.ts';
import { daysLater, firstDay } from '../lib/contract/appointment-day.ts';
import { freeSlotsPath } from '../lib/contract/paths.ts';
import { listOutbox } from '../lib/contract/running.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { tickCaptcha } from './support/captcha.ts';
import { expect, test } from './support/fixtures.ts';
import { tabTo } from './support/leads.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer, type NewPerson } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { storeApi, storeApiWith } from './support/store-api.ts';
import { bookPastTheScreen, chooseTime, freeDay } from './support/appointments.ts';

const asking = '/api/store/events/';
const secret = 'Hair falls since the monsoon';

const form = (page: Page) => page.getByRole('form', { name: 'Book appointment' });
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book appointment' });
const hour = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function openForm(page: Page, person: NewPerson): Promise<void> {
  await logInWith(page.context(), person);
  await open(page, routes.scheduleAppointment);
}

/** Whether the focused element, or the card around it, has an outline. */
const isMarked = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return [focused, focused?.closest('label')].some(
      (element) => element && getComputedStyle(element).outlineStyle !== 'none',
    );
  });

async function fillPerson(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByRole('radio', { name: '18 to 45' }).check();
  await page.getByRole('textbox', { name: 'Landmark' }).fill('Near Law Garden');
  const problem = page.getByRole('combobox', { name: 'Problem suffering from' });
  await problem.fill('hairf');
  await problem.press('Tab');
  await expect(problem).toHaveValue('Hairfall');
  await page.getByRole('textbox', { name: 'Problem description' }).fill(secret);
}

test('a guest is asked to log in, and comes back to the form', async ({ page }) => {
  await open(page, routes.scheduleAppointment);
  await expect(page).toHaveURL(routes.login(routes.scheduleAppointment));
});

test('the form names every fault under its field, and shows what belongs to an answer once it is given', async ({
  page,
}) => {
  await openForm(page, await newCustomer('Rupal'));
  const days = page.getByRole('group', { name: 'Day', exact: true });
  await expect(days.getByRole('radio', { name: /Sunday/ }).first()).toBeDisabled();
  await expect(page.getByRole('radio', { name: /[AP]M$/ })).toHaveCount(0);
  await expect(page.getByText('Free.', { exact: true })).toBeVisible();
  for (const name of ['Name', 'Mobile number', 'Email']) {
    await page.getByRole('textbox', { name, exact: true }).fill('');
  }
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('12345');
  const country = page.getByRole('combobox', { name: 'Country' });
  // It is filled in once the list of countries is there.
  await expect(country).toHaveValue('India');
  await country.fill('');
  await bookButton(page).click();
  for (const fault of [
    'Choose a day and time',
    'Name is required',
    'Choose a gender',
    'Choose an age group',
    'Country is required',
    'Mobile number must be 10 digits',
    'Email is required',
    'Landmark is required',
    'Choose your concern',
    'Describe your symptoms',
    'Please verify you are not a robot.',
  ]) {
    await expect(form(page).getByText(fault, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('group', { name: 'Day and time' })).toBeFocused();
  expect(await seriousFindings(page), 'with problems').toEqual([]);

  const types = page.getByRole('group', { name: 'Type of medicine' });
  await expect(types).toHaveCount(0);
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await expect(types.getByRole('checkbox')).toHaveCount(4);
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(types).toHaveCount(0);

  await page.getByRole('radio', { name: '06 to 12' }).check();
  await bookButton(page).click();
  await expect(form(page).getByText('Enter the guardian’s name')).toBeVisible();
  await expect(form(page).getByText('The guardian must agree for anyone under 18')).toBeVisible();
});

test('a later day can be typed, and one that is not open yet says which are', async ({ page }) => {
  await openForm(page, await newCustomer('Mira'));
  const requested = new Set<string | null>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(freeSlotsPath)) requested.add(searchParams.get('from'));
  });
  const first = firstDay(new Date());
  // Typed the same way whether the day or the month comes first.
  const [day = ''] = Array.from({ length: 150 }, (_, index) => daysLater(first, 20 + index)).filter(
    (one) => one.slice(5, 7) === one.slice(8),
  );
  const later = page.getByLabel('Or pick a later day');
  await expect(later).toHaveAttribute('max', /./);
  requested.clear();
  await later.pressSequentially(`${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`);
  await expect(page.getByRole('group', { name: /^Time on/ })).toBeVisible();
  requested.delete(null);
  expect([...requested]).toEqual([day]);

  await later.fill('2999-01-01');
  await expect(page.getByText(/^Choose a day from \d+ \w+ \d{4} to /)).toBeVisible();
  await expect(page.getByRole('group', { name: /^Time on/ })).toHaveCount(0);
  expect([...requested].filter(Boolean)).toEqual([day]);
});

test('a talk is booked once though the answer is lost, and seen with a file for the calendar', async ({
  page,
  complaints,
}) => {
  const person = await newCustomer('Hetal');
  const day = await freeDay();
  await openForm(page, person);
  await chooseTime(page, day, '4:30 PM');
  await fillPerson(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Problem description' })).toHaveValue(secret);
  await expect(hour(page, '4:30 PM')).toBeChecked();

  complaints.expectLostConnection(asking);
  await page.route(`**${asking}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await tickCaptcha(form(page));
  await bookButton(page).click();
  await expect(form(page).getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Problem description' })).toHaveValue(secret);
  await page.unroute(`**${asking}`);
  await bookButton(page).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
  await expect(page).toHaveURL(/\/consult-our-vaidya\/appointment\/\d+$/);
  await page.reload();
  const label = page.getByRole('region', { name: /^Appointment/ });
  await expect(label).toContainText('4:30 PM to 4:50 PM');
  await expect(label).toContainText('Free');
  expect(await seriousFindings(page)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain(secret);

  const api = await storeApiWith(person);
  expect((await api.call(listAppointments)).data).toHaveLength(1);
  const sent = await storeApi.call(listOutbox, { query: { to: person.email } });
  const mail = sent.data.find(({ subject }) => subject?.startsWith('Your appointment on'));
  expect(mail?.data['calendar']).toContain(`DTSTART:${day.replaceAll('-', '')}T110000Z`);
  expect(JSON.stringify(sent)).not.toContain(secret);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^appointment-\d+\.ics$/);
});

test(
  'a talk is booked by keys alone, and the first fault has the focus',
  { tag: '@slow' },
  async ({ page }) => {
    const { keyboard } = page;
    await openForm(page, await newCustomer('Lalita'));
    const to = async (control: Locator) => {
      await tabTo(page, control);
      expect(await isMarked(page), 'the focus can be seen').toBe(true);
    };
    // No other test books appointments within the next two weeks.
    const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
    const free = days.and(page.locator(':enabled'));
    await to(free.first());
    await keyboard.press('Space');
    await expect(free.first()).toBeChecked();
    await keyboard.press('ArrowRight');
    await expect(free.nth(1)).toBeChecked();
    await to(page.getByLabel('Or pick a later day'));
    const hours = page.getByRole('radio', { name: /[AP]M$/ });
    await to(hours.first());
    await keyboard.press('ArrowDown');
    await expect(hours.nth(1)).toBeChecked();
    await to(page.getByRole('textbox', { name: 'Name', exact: true }));
    const genders = page.getByRole('group', { name: 'Gender' }).getByRole('radio');
    await to(genders.first());
    await keyboard.press('ArrowRight');
    await expect(genders.nth(1)).toBeChecked();
    await to(page.getByRole('radio', { name: '00 to 06' }));
    for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '18 to 45' })).toBeChecked();
    await to(page.getByRole('combobox', { name: 'Problem suffering from' }));
    await keyboard.type('hairf');
    await expect(page.getByRole('option', { name: 'Hairfall' })).toBeVisible();
    await keyboard.press('Enter');
    await to(page.getByRole('textbox', { name: 'Problem description' }));
    await keyboard.type(secret);
    const robot = page.getByRole('checkbox', { name: 'I am not a robot' });
    await to(robot);
    await keyboard.press('Space');
    await expect(robot).toBeChecked({ timeout: 30_000 });
    await to(bookButton(page));
    await keyboard.press('Enter');
    const landmark = page.getByRole('textbox', { name: 'Landmark' });
    await expect(landmark).toBeFocused();
    await expect(landmark).toHaveAccessibleDescription(/Landmark is required/);
    await keyboard.type('Near Law Garden');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
  },
);

test('a talk is moved and given back in the profile', { tag: '@slow' }, async ({ page }) => {
  const person = await newCustomer('Chhaya');
  const day = await freeDay();
  const talk = await bookPastTheScreen(person, `${day}T16:30:00+05:30`, secret);
  await logInWith(page.context(), person);
  await open(page, routes.appointment(talk.id));
  await page.getByRole('link', { name: 'Reschedule or cancel' }).click();
  await page.getByRole('button', { name: /^Reschedule/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule appointment' });
  await chooseTime(page, day, '10:30 AM');
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog).toBeHidden();
  const rows = page.getByRole('region', { name: 'Appointments' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('10:30 AM');
  expect(await seriousFindings(page), 'in the profile').toEqual([]);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(rows).toContainText('Cancelled');
});

test('whoever comes second reads why not, and takes one of the next free times', async ({
  page,
  complaints,
}) => {
  const day = await freeDay();
  await openForm(page, await newCustomer('Jigna'));
  await chooseTime(page, day, '10:00 AM');
  await fillPerson(page);
  await tickCaptcha(form(page));

  await bookPastTheScreen(await newCustomer('Kinjal'), `${day}T10:00:00+05:30`, secret);

  complaints.expectRefusal(409, asking);
  await bookButton(page).click();
  const note = form(page).getByRole('alert').filter({ hasText: 'just taken' });
  await expect(note).toBeFocused();
  await expect(note.getByRole('button')).toHaveCount(5);
  await expect(page.getByRole('textbox', { name: 'Problem description' })).toHaveValue(secret);
  await expect(hour(page, '10:00 AM')).toHaveCount(0);
  await note
    .getByRole('button', { name: /10:30 AM$/ })
    .first()
    .click();
  await expect(hour(page, '10:30 AM')).toBeChecked();
  await tickCaptcha(form(page));
  await bookButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
});

test("another customer's appointment is not there", async ({ page }) => {
  await logInWith(page.context(), await newCustomer('Mital'));
  const answer = await page.request.get(routes.appointment(1_999_999));
  expect(answer.status()).toBe(404);
});
