import { listEvents, type EventCard, type EventQuery } from '../lib/contract/event.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { newEvent } from './support/new-event.ts';
import { open } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

async function eventsOf(query: Partial<EventQuery>): Promise<EventCard[]> {
  return (await storeApi.call(listEvents, { query })).events;
}

const first = async (query: Partial<EventQuery>) => {
  const [event] = await eventsOf(query);
  if (!event) throw new Error('The demo store has such an event');
  return event;
};

test.describe('addresses of the events', () => {
  for (const [path, status] of [
    ['/event', 200],
    ['/event?status=past_events&category=Online', 200],
    ['/event/999999', 404],
    ['/event/tasting', 404],
    ['/event/999999/calendar.ics', 404],
  ] as const) {
    test(`${path} answers ${status}`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status);
    });
  }
});

test('shows what is to come first, and other kinds and times without a reload', async ({
  page,
}) => {
  await open(page, routes.events);
  const rows = page.getByRole('article');
  const coming = await eventsOf({ status: 'upcoming_events', category: 'Physical Event' });
  await expect(rows).toHaveCount(coming.length);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Physical Event');
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('upcoming_events');
  await expect(rows.first().locator('time')).toHaveText(
    /^\w+ \d{1,2}, \d{4} - \d{1,2}:\d\d [AP]M$/,
  );
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Past Events');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Online');
  const past = await eventsOf({ status: 'past_events', category: 'Online' });
  await expect(rows).toHaveCount(past.length);
  await expect(rows.first().getByRole('link')).toHaveText(past[0]?.title ?? '');
  await expect(page).toHaveURL(/status=past_events&category=Online$/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Physical Event');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('sifts by title as one types', { tag: '@both' }, async ({ page }) => {
  const wanted = await first({ status: 'upcoming_events', category: 'Physical Event' });
  await open(page, routes.events);
  const box = page.getByRole('searchbox', { name: 'Search by title' });
  await box.fill(wanted.title.toUpperCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 event', { exact: true })).toBeVisible();
  await box.fill('qqxxzzww');
  await expect(page.getByText('No events added!')).toBeVisible();
  await page.getByRole('link', { name: 'See upcoming events' }).click();
  await expect(box).toHaveValue('');
  await expect(page.getByRole('link', { name: wanted.title })).toBeVisible();
});

test('gives a file for the calendar of what is to come, and none of what is over', async ({
  page,
}) => {
  const coming = await first({ status: 'upcoming_events' });
  await open(page, routes.event(coming));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(coming.title);
  const answer = await page.request.get(routes.eventCalendar(coming));
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  const start = coming.start_datetime.replace(/[-:]|\.\d+/g, '');
  expect(text).toContain(`DTSTART:${start}\r\n`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  const past = await first({ status: 'past_events' });
  await open(page, routes.event(past));
  await expect(page.getByText('This event is over.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('chooses and searches by an ordinary form', async ({ page }) => {
    const wanted = await first({ status: 'past_events', category: 'Online' });
    await page.goto(routes.events);
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Past Events');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Online');
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(wanted.title);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('link', { name: wanted.title })).toBeVisible();
  });
});

test(
  'a customer books seats and cancels them; a guest is asked to log in',
  { tag: '@both' },
  async ({ page }) => {
    const event = await newEvent(3);
    const person = await newCustomer('Nita');
    await open(page, routes.event(event));
    await expect(page.getByText('3 seats', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Book a seat' }).click();
    await expect(page.getByText('Log in to book a seat.')).toBeVisible();
    await logInWith(page.context(), person);
    await open(page, routes.event(event));
    await page.getByRole('button', { name: 'Book a seat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a seat' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Nita Desai');
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await dialog.getByRole('combobox', { name: 'Seats' }).selectOption('2 seats');
    await dialog.getByRole('button', { name: 'Book seats' }).click();
    await expect(page.getByText('You’ve booked 2 seats.')).toBeVisible();

    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const ask = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await ask.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('button', { name: 'Book a seat' })).toBeVisible();
  },
);
