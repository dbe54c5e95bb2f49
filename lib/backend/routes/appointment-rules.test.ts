import { and, eq } from 'drizzle-orm';
import { outboxMessages } from '../db/schema/running.ts';
import { appointmentFixture, appointmentAt } from '../testing/appointment-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof appointmentFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = appointmentFixture(store);
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

describe('booking a talk', () => {
  it('gives the time to the customer and says so by mail and SMS, with a file for the calendar', async () => {
    const who = await makeCustomer(store);
    const appointment = await fixture.booked(who, {
      start_datetime: appointmentAt('16:30'),
      email: who.email,
    });
    expect(appointment).toMatchObject({
      start_datetime: '2026-11-24T16:30:00+05:30',
      end_datetime: '2026-11-24T16:50:00+05:30',
      change_until: '2026-11-24T04:30:00+05:30',
      mobile: '+919000000077',
      country: 'India',
      status: 'Booked',
      change_obstacle: null,
    });
    const rows = await store.context.db
      .select()
      .from(outboxMessages)
      .where(
        and(
          eq(outboxMessages.kind, 'appointment_booked'),
          eq(outboxMessages.key, String(appointment.id)),
        ),
      );
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    const mail = rows.find(({ channel }) => channel === 'email');
    expect(mail?.subject).toBe('Your appointment on Tue, 24 Nov 2026 at 4:30 PM');
    expect(mail?.data['calendar']).toMatch(/DTSTART:20261124T110000Z\r\nDTEND:20261124T112000Z/);
  });

  it('sends no SMS abroad, where the number has the code of its country', async () => {
    const who = await makeCustomer(store);
    const appointment = await fixture.booked(who, {
      start_datetime: appointmentAt('17:00'),
      country_id: await fixture.countryId('United Kingdom'),
      mobile: '7700900123',
    });
    expect([appointment.mobile, appointment.country]).toEqual(['+447700900123', 'United Kingdom']);
    const rows = await store.context.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.key, String(appointment.id)));
    expect(rows.map(({ channel }) => channel)).toEqual(['email']);
  });

  it.each([
    ['no day', { start_datetime: undefined }, 'start_datetime', 'Choose a day and time'],
    [
      'a time without offset',
      { start_datetime: '2026-11-24T10:00:00' },
      'start_datetime',
      'Choose a day and time',
    ],
    [
      'today',
      { start_datetime: appointmentAt('17:00', '2026-11-18') },
      'start_datetime',
      'Choose a day from tomorrow onwards',
    ],
    [
      'a time between two hours',
      { start_datetime: appointmentAt('10:10') },
      'start_datetime',
      'No slot is available at that time. Choose another.',
    ],
    [
      'a Sunday',
      { start_datetime: appointmentAt('10:00', '2026-11-22') },
      'start_datetime',
      'No slot is available at that time. Choose another.',
    ],
    [
      'next year',
      { start_datetime: appointmentAt('10:00', '2027-11-23') },
      'start_datetime',
      'Bookings aren’t open that far ahead',
    ],
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['no country', { country_id: undefined }, 'country_id', 'Country is required'],
    ['an unknown country', { country_id: 99_999 }, 'country_id', 'Choose a country from the list'],
    ['no email', { email: '' }, 'email', 'Email is required'],
    ['a wrong email', { email: 'asha.example.in' }, 'email', 'Invalid email format'],
    ['9 digits', { mobile: '900000007' }, 'mobile', 'Mobile number must be 10 digits'],
    ['11 digits', { mobile: '90000000771' }, 'mobile', 'Mobile number must be 10 digits'],
    [
      'a first digit that no Indian mobile number has',
      { mobile: '1234567890' },
      'mobile',
      'An Indian mobile number starts with 6, 7, 8 or 9',
    ],
    [
      'another country’s code',
      { mobile: '+449000000077' },
      'mobile',
      'Mobile number must be 10 digits',
    ],
    ['no gender', { gender: '' }, 'gender', 'Choose a gender'],
    ['an unknown age group', { age_group: '20 to 30' }, 'age_group', 'Choose an age group'],
    [
      'an unknown problem',
      { problem_suffering_from: 'Rent' },
      'problem_suffering_from',
      'Choose your concern',
    ],
    [
      'no description',
      { problem_description: '' },
      'problem_description',
      'Describe your symptoms',
    ],
    ['no landmark', { landmark: '' }, 'landmark', 'Landmark is required'],
    [
      'an unknown medicine',
      { type_of_medicine_list: ['Magic'] },
      'type_of_medicine_list[0]',
      'Choose from Ayurvedic, Homoeopathic, Allopathic, Other',
    ],
    [
      'a text in place of a list',
      { is_taking_medicine: true, type_of_medicine_list: 'Ayurvedic' },
      'type_of_medicine_list',
      'Send the types of medicine as a list',
    ],
    ['a minor alone', { age_group: '12 to 18' }, 'guardian_name', 'Enter the guardian’s name'],
    [
      'a guardian who does not agree',
      { age_group: '00 to 06', guardian_name: 'Mother' },
      'has_guardian_consent',
      'The guardian must agree for anyone under 18',
    ],
    ['no captcha', { recaptcha: '' }, 'recaptcha', 'Please verify you are not a robot.'],
    ['a made-up captcha', { recaptcha: 'abc' }, 'recaptcha', 'Please verify you are not a robot.'],
    [
      'another kind of event',
      { event_type: 'Wedding' },
      'event_type',
      'event_type must be Appointment',
    ],
  ])('refuses %s', async (_what, more, field, message) => {
    const { status, body } = await fixture.book(await makeCustomer(store), more);
    expect(status).toBe(400);
    expect((body['errors'] as Record<string, string[]>)[field]).toEqual([message]);
  });

  it('needs no answer about medicine, and takes types only of whoever takes some', async () => {
    const who = await makeCustomer(store);
    const medicine = { is_taking_medicine: undefined, type_of_medicine_list: undefined };
    const first = await fixture.booked(who, {
      ...medicine,
      start_datetime: appointmentAt('10:30'),
    });
    const second = await fixture.booked(who, {
      start_datetime: appointmentAt('11:30'),
      is_taking_medicine: 'no',
      type_of_medicine_list: ['Allopathic'],
    });
    const { body } = await store.call('GET', '/user/data/', { token: who.token });
    const data = body['data'] as { appointments: { id: number; health: unknown }[] };
    expect(data.appointments.find(({ id }) => id === first.id)?.health).toMatchObject({
      is_taking_medicine: null,
      type_of_medicine_list: [],
    });
    expect(data.appointments.find(({ id }) => id === second.id)?.health).toMatchObject({
      is_taking_medicine: false,
      type_of_medicine_list: [],
    });
  });

  it('takes a minor with a guardian who agrees', async () => {
    const who = await makeCustomer(store);
    const appointment = await fixture.booked(who, {
      start_datetime: appointmentAt('16:00'),
      email: who.email,
      age_group: '06 to 12',
      guardian_name: 'Test Mother',
      has_guardian_consent: true,
    });
    expect(appointment.guardian_name).toBe('Test Mother');
    const [mail] = await fixture.messagesTo(who.email, 'appointment_booked');
    expect(mail?.text).toMatch(/^Namaste Test Mother,$/m);
    expect(mail?.text).toContain(
      'For: Test Shopper\nWe’ll call you on: +91 90000 00077, by video or phone',
    );
  });

  it('is refused to a caller who is not logged in', async () => {
    const { status, body } = await store.call('POST', '/events/', {
      body: await fixture.payload(),
    });
    expect([status, body['message']]).toEqual([401, 'Please login to continue!']);
  });
});
