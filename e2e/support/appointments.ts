import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { bookAppointment } from '../../lib/contract/appointment.ts';
import { daysLater, firstDay, weekDayOf } from '../../lib/contract/appointment-day.ts';
import { listFreeSlots } from '../../lib/contract/appointment-slot.ts';
import { listCountries } from '../../lib/contract/place.ts';
import { solveCaptcha } from './captcha.ts';
import type { NewPerson } from './new-customer.ts';
import { storeApi, storeApiWith } from './store-api.ts';

/* Tests run in parallel; each worker books its own days. */
const sides = 4;
const side = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % sides;

/**
 * Returns a day some weeks or months ahead with all times free, so that parallel tests do not
 * conflict.
 */
export async function freeDay(): Promise<string> {
  const first = firstDay(new Date());
  for (;;) {
    const day = daysLater(first, randomInt(20, 170));
    if (weekDayOf(day) === 7 || (Date.parse(day) / 86_400_000) % sides !== side) continue;
    const { data } = await storeApi.call(listFreeSlots, { query: { from: day, days: 1 } });
    if (data[0]?.slots.length === 8) return day;
  }
}

/** Books an appointment directly over the API. */
export async function bookPastTheScreen(
  person: NewPerson,
  start: string,
  problemDescription: string,
) {
  const query = { filter_search: 'India' };
  const { data: countries } = await storeApi.call(listCountries, { query });
  const api = await storeApiWith(person);
  const { data } = await api.call(bookAppointment, {
    body: {
      start_datetime: start,
      name: `${person.firstName} ${person.mobile}`,
      email: person.email,
      mobile: person.mobile,
      country_id: countries.find(({ country_name: name }) => name === 'India')?.id ?? 0,
      gender: 'Female',
      age_group: '18 to 45',
      problem_suffering_from: 'Sleep',
      problem_description: problemDescription,
      landmark: 'Near the lake',
      recaptcha: await solveCaptcha(),
    },
  });
  return data;
}

/** Chooses a day and one of its times with the date field for later days. */
export async function chooseTime(page: Page, day: string, time: string): Promise<void> {
  await page.getByLabel('Or pick a later day').fill(day);
  await page.getByRole('radio', { name: time, exact: true }).check();
}
