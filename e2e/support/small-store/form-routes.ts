import type { Context, Hono } from 'hono';
import { requireCustomer } from './caller.ts';
import { requireCaptcha } from './captcha.ts';
import { countries } from './locations.ts';
import { createFieldReader, readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { repeatOnce } from './repeat-once.ts';
import type { State } from './state.ts';

const slots = [1, 3, 5].flatMap((day, index) =>
  ['10:00', '11:00'].map((hour, second) => ({
    id: index * 2 + second + 1,
    week_day_number: day,
    starting_hour: hour,
  })),
);
const revenues = [
  '30_lacs_to_1_cr',
  '1_to_5_cr',
  '5_to_10_cr',
  '10_to_25_cr',
  '25_to_50_cr',
  '50_to_100 cr',
  '100_to_200 cr',
  '200_to_500_cr',
  '500_cr_and_above',
];
const startPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00)?\+05:30$/;
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const readVisitorId = (c: Context) => c.req.header('visitor-id') ?? '';

export function formRoutes(app: Hono, state: State): void {
  app.post('/inquiries', async (c) => {
    const body = await readBody(c);
    const fields = createFieldReader(body);
    for (const name of ['company', 'name', 'subject']) {
      fields.text(name, { message: `${name} is required` });
    }
    fields.text('inquiry_description', { message: 'Description is required', maxLength: 3_000 });
    fields.text('email', { message: 'Invalid email format', pattern: emailPattern });
    const country = fields.whole('country', { message: 'Country is required' });
    if (!countries.some(({ id }) => id === country)) fields.fail('country', 'Unknown country');
    fields.check();
    return repeatOnce(state, c, { owner: readVisitorId(c), body }, () => {
      requireCaptcha(state, body['recaptcha']);
      return { message: 'Thank you! We will write to you soon.' };
    });
  });
  app.post('/user/web/b2b/create', async (c) => {
    const body = await readBody(c);
    const fields = createFieldReader(body);
    for (const name of ['company_name', 'industry_type', 'company_size']) {
      fields.text(name, { message: `${name} is required` });
    }
    const revenue = fields.text('annual_revenue', { message: 'Annual revenue is required' });
    if (!revenues.includes(revenue)) fields.fail('annual_revenue', 'Unknown annual revenue');
    const isRegistered = {
      message: 'Please choose yes, applied or no',
      pattern: /^(yes|applied|no)$/,
    };
    fields.text('company_registered', isRegistered);
    fields.text('email', { message: 'Invalid email', pattern: emailPattern, isOptional: true });
    fields.check();
    const message = 'Data Created Successfully';
    return repeatOnce(state, c, { owner: readVisitorId(c), body }, () => ({ message }));
  });

  app.get('/online_appointment_slots', (c) =>
    c.json({ status: true, online_appointment_slot: slots }),
  );
  app.post('/events', async (c) => {
    const customer = requireCustomer(state, c);
    const body = await readBody(c);
    const fields = createFieldReader(body);
    for (const name of ['name', 'gender', 'age_group', 'landmark', 'problem_description']) {
      fields.text(name, { message: `${name} is required`, maxLength: 2_000 });
    }
    fields.text('problem_suffering_from', { message: 'Choose your concern' });
    fields.text('email', { message: 'Invalid email format', pattern: emailPattern });
    fields.text('mobile', {
      message: 'Mobile number must be 10 digits',
      pattern: /^\+?\d{10,17}$/,
    });
    fields.whole('country_id', { message: 'Country is required' });
    const start = fields.text('start_datetime', { message: 'Choose a day and time' });
    const at = Date.parse(start);
    if (!isSlot(start)) fields.fail('start_datetime', 'Choose a day and time');
    fields.check();
    return repeatOnce(state, c, { owner: String(customer.id), body }, () => {
      requireCaptcha(state, body['recaptcha']);
      if (state.appointments.has(at)) throw new Refusal(409, 'This time is already taken');
      state.appointments.add(at);
      return { message: 'Your appointment is booked!' };
    });
  });
}

/** Returns whether a start is an hour of the diary, from tomorrow on in India. */
function isSlot(start: string): boolean {
  const [, day = '', hour = ''] = startPattern.exec(start) ?? [];
  const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
  const weekDay = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return (
    day > today &&
    slots.some((slot) => slot.week_day_number === weekDay && slot.starting_hour === hour)
  );
}
