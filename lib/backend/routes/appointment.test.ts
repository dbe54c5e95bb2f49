import { and, eq } from 'drizzle-orm';
import { getAppointmentOffer, listAppointments } from '../../contract/appointment.ts';
import { listAppointmentSlots, listFreeSlots } from '../../contract/appointment-slot.ts';
import { outboxMessages, settings } from '../db/schema/running.ts';
import { appointmentDaysOff, appointments, appointmentSlots } from '../db/schema/service.ts';
import { appointmentDesk, talkAt } from '../testing/appointment-desk.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let desk: ReturnType<typeof appointmentDesk>;
beforeAll(async () => {
  store = await openTestStore();
  desk = appointmentDesk(store);
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

const freeDays = async (query = '') => {
  const answer = await store.call('GET', `/online_appointment_slots/free/${query}`);
  expect(answer.status).toBe(200);
  return listFreeSlots.answer.validate(answer.body, { strict: true });
};

describe('the hours of the vaidya', () => {
  it('are listed by weekday and hour, without those that are closed', async () => {
    const read = async () => {
      const { body } = await store.call('GET', '/online_appointment_slots/');
      const answer = await listAppointmentSlots.answer.validate(body, { strict: true });
      return answer.online_appointment_slot;
    };
    const slots = await read();
    expect(slots).toHaveLength(48);
    const keys = slots.map((slot) => `${slot.week_day_number} ${slot.starting_hour}`);
    expect(keys).toEqual([...keys].sort());
    const saturday = and(
      eq(appointmentSlots.weekDay, 6),
      eq(appointmentSlots.startingHour, '17:30'),
    );
    await store.context.db.update(appointmentSlots).set({ isOpen: false }).where(saturday);
    expect(await read()).toHaveLength(47);
  });

  it('are shown day by day from tomorrow on, without those that are taken', async () => {
    const who = await makeCustomer(store);
    await desk.booked(who, { start_datetime: talkAt('11:00') });
    const { data, first_day } = await freeDays();
    expect(first_day).toBe('2026-11-19');
    expect(data).toHaveLength(14);
    const [tuesday] = data.filter(({ date }) => date === '2026-11-24');
    expect(tuesday?.slots.map((slot) => slot.starting_hour)).toEqual([
      '10:00',
      '10:30',
      '11:30',
      '16:00',
      '16:30',
      '17:00',
      '17:30',
    ]);
    expect(tuesday?.slots[0]?.start_datetime).toBe('2026-11-24T10:00:00+05:30');
    expect(data.find(({ date }) => date === '2026-11-22')).toMatchObject({
      slots: [],
      none_because: 'No hours on this day of the week',
    });
  });

  it('are none today, on a day off, and beyond the diary', async () => {
    await store.context.db.insert(appointmentDaysOff).values({ day: '2026-12-08' });
    const reasonOn = async (day: string) => (await freeDays(`?from=${day}&days=1`)).data[0];
    expect(await reasonOn('2026-11-18')).toMatchObject({
      slots: [],
      none_because: 'Appointments are from tomorrow on',
    });
    expect((await reasonOn('2026-12-08'))?.none_because).toBe('The vaidya is away');
    expect((await reasonOn('2027-11-18'))?.none_because).toBe('The diary is not open yet');
    const who = await makeCustomer(store);
    const { status, body } = await desk.book(who, {
      start_datetime: talkAt('10:00', '2026-12-08'),
    });
    expect([status, body['message']]).toEqual([
      400,
      'The vaidya is away that day. Please choose another day!',
    ]);
  });

  it.each(['?from=2026-02-30', '?from=tomorrow', '?days=0', '?days=90'])(
    'are not looked up for %s',
    async (query) => {
      const { status } = await store.call('GET', `/online_appointment_slots/free/${query}`);
      expect(status).toBe(400);
    },
  );
});

describe('booking a talk', () => {
  it('gives the time to the customer and says so by mail and SMS, with a file for the calendar', async () => {
    const who = await makeCustomer(store);
    const talk = await desk.booked(who, { start_datetime: talkAt('16:30'), email: who.email });
    expect(talk).toMatchObject({
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
        and(eq(outboxMessages.kind, 'appointment_booked'), eq(outboxMessages.key, String(talk.id))),
      );
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    const mail = rows.find(({ channel }) => channel === 'email');
    expect(mail?.subject).toBe('Your appointment on Tuesday, 24 November 2026, 4:30 PM');
    expect(mail?.data['calendar']).toMatch(/DTSTART:20261124T110000Z\r\nDTEND:20261124T112000Z/);
  });

  it('sends no SMS abroad, where the number has the code of its country', async () => {
    const who = await makeCustomer(store);
    const talk = await desk.booked(who, {
      start_datetime: talkAt('17:00'),
      country_id: await desk.countryId('United Kingdom'),
      mobile: '7700900123',
    });
    expect([talk.mobile, talk.country]).toEqual(['+447700900123', 'United Kingdom']);
    const rows = await store.context.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.key, String(talk.id)));
    expect(rows.map(({ channel }) => channel)).toEqual(['email']);
  });

  it.each([
    ['no day', { start_datetime: undefined }, 'start_datetime', 'Please choose a day and a time'],
    [
      'a time without offset',
      { start_datetime: '2026-11-24T10:00:00' },
      'start_datetime',
      'Please choose a day and a time',
    ],
    [
      'today',
      { start_datetime: talkAt('17:00', '2026-11-18') },
      'start_datetime',
      'Please choose a day from tomorrow on',
    ],
    [
      'a time between two hours',
      { start_datetime: talkAt('10:10') },
      'start_datetime',
      'The vaidya has no hour then. Please choose another time!',
    ],
    [
      'a Sunday',
      { start_datetime: talkAt('10:00', '2026-11-22') },
      'start_datetime',
      'The vaidya has no hour then. Please choose another time!',
    ],
    [
      'next year',
      { start_datetime: talkAt('10:00', '2027-11-23') },
      'start_datetime',
      'The diary is not open so far ahead',
    ],
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['no country', { country_id: undefined }, 'country_id', 'Country is required'],
    [
      'an unknown country',
      { country_id: 99_999 },
      'country_id',
      'Please choose a country of the list',
    ],
    ['no email', { email: '' }, 'email', 'Email is required'],
    ['a wrong email', { email: 'asha.example.in' }, 'email', 'Invalid email format'],
    ['9 digits', { mobile: '900000007' }, 'mobile', 'Mobile number must be 10 digits'],
    ['11 digits', { mobile: '90000000771' }, 'mobile', 'Mobile number must be 10 digits'],
    [
      'another country’s code',
      { mobile: '+449000000077' },
      'mobile',
      'Mobile number must be 10 digits',
    ],
    ['no gender', { gender: '' }, 'gender', 'Please choose a gender'],
    ['an unknown age group', { age_group: '20 to 30' }, 'age_group', 'Please choose an age group'],
    [
      'an unknown problem',
      { problem_suffering_from: 'Rent' },
      'problem_suffering_from',
      'Please choose what it is about',
    ],
    [
      'no description',
      { problem_description: '' },
      'problem_description',
      'Please say what troubles you',
    ],
    ['no landmark', { landmark: '' }, 'landmark', 'Landmark is required'],
    [
      'an unknown medicine',
      { type_of_medicine_list: ['Magic'] },
      'type_of_medicine_list[0]',
      'Please choose of Ayurvedic, Homoeopathic, Allopathic, Other',
    ],
    [
      'a minor alone',
      { age_group: '12 to 18' },
      'guardian_name',
      "Please enter the guardian's name",
    ],
    [
      'a guardian who does not agree',
      { age_group: '00 to 06', guardian_name: 'Mother' },
      'has_guardian_consent',
      "A minor's guardian must agree",
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
    const { status, body } = await desk.book(await makeCustomer(store), more);
    expect(status).toBe(400);
    expect((body['errors'] as Record<string, string[]>)[field]).toEqual([message]);
  });

  it('needs no answer about medicine, and takes types only of whoever takes some', async () => {
    const who = await makeCustomer(store);
    const medicine = { is_taking_medicine: undefined, type_of_medicine_list: undefined };
    const first = await desk.booked(who, { ...medicine, start_datetime: talkAt('10:30') });
    const second = await desk.booked(who, {
      start_datetime: talkAt('11:30'),
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
    const talk = await desk.booked(await makeCustomer(store), {
      start_datetime: talkAt('16:00'),
      age_group: '06 to 12',
      guardian_name: 'Test Mother',
      has_guardian_consent: true,
    });
    expect(talk.guardian_name).toBe('Test Mother');
  });

  it('is refused to a caller who is not logged in', async () => {
    const { status, body } = await store.call('POST', '/events/', { body: await desk.payload() });
    expect([status, body['message']]).toEqual([401, 'Please login to continue!']);
  });
});

describe('what a talk costs', () => {
  const offerFor = async ({ token }: { token: string }) => {
    const { body } = await store.call('GET', '/user/appointment-offer/', { token });
    return (await getAppointmentOffer.answer.validate(body, { strict: true })).data;
  };

  it('is nothing the first time, and the fee from the second on', async () => {
    const who = await makeCustomer(store);
    expect(await offerFor(who)).toEqual({ fee: 0, because: 'first', usual_fee: 300 });
    const first = await desk.booked(who, { start_datetime: talkAt('10:00', '2026-11-25') });
    expect([first.fee, first.is_free]).toEqual([0, false]);
    expect(await offerFor(who)).toMatchObject({ fee: 300, because: 'fee' });
    const second = await desk.booked(who, { start_datetime: talkAt('10:30', '2026-11-25') });
    expect(second.fee).toBe(300);
  });

  it('is nothing for a member of Elite, who has then used a benefit', async () => {
    const member = await desk.member();
    for (const hour of ['11:00', '11:30']) {
      const talk = await desk.booked(member, { start_datetime: talkAt(hour, '2026-11-25') });
      expect([talk.fee, talk.is_free]).toEqual([0, true]);
    }
    expect(await offerFor(member)).toMatchObject({ fee: 0, because: 'elite' });
    const { body } = await store.call('GET', '/user/profile_elite_users/', { token: member.token });
    expect(JSON.stringify(body)).toMatch(/consultation|talk/i);
  });

  it('follows the settings', async () => {
    const { db } = store.context;
    await db.insert(settings).values([
      { name: 'consultation_fee', value: 45_000 },
      { name: 'first_consultation_free', value: false },
    ]);
    expect(await offerFor(await makeCustomer(store))).toEqual({
      fee: 450,
      because: 'fee',
      usual_fee: 450,
    });
    await db.update(settings).set({ value: 0 }).where(eq(settings.name, 'consultation_fee'));
    expect((await offerFor(await makeCustomer(store))).because).toBe('free');
    await db.delete(settings).where(eq(settings.name, 'consultation_fee'));
    await db.delete(settings).where(eq(settings.name, 'first_consultation_free'));
  });

  it('is free once, however many first talks are asked for at the same time', async () => {
    const who = await makeCustomer(store);
    const hours = ['16:00', '16:30', '17:00', '17:30'];
    const talks = await Promise.all(
      hours.map((hour) => desk.booked(who, { start_datetime: talkAt(hour, '2026-11-25') })),
    );
    expect(talks.map(({ fee }) => fee).sort()).toEqual([0, 300, 300, 300]);
  });
});

describe('the appointments of a customer', () => {
  it('are those to come by time, then the others', async () => {
    const who = await makeCustomer(store);
    for (const day of ['2026-11-27', '2026-11-26', '2026-11-20']) {
      await desk.booked(who, { start_datetime: talkAt('10:00', day) });
    }
    store.setNow(new Date('2026-11-21T12:00:00+05:30'));
    const { body } = await store.call('GET', '/user/appointments/', { token: who.token });
    const { data } = await listAppointments.answer.validate(body, { strict: true });
    expect(data.map(({ start_datetime, status }) => [start_datetime.slice(0, 10), status])).toEqual(
      [
        ['2026-11-26', 'Booked'],
        ['2026-11-27', 'Booked'],
        ['2026-11-20', 'Past'],
      ],
    );
  });

  it("refuses another customer's", async () => {
    const talk = await desk.booked(await makeCustomer(store), {
      start_datetime: talkAt('10:30', '2026-11-26'),
    });
    const { token } = await makeCustomer(store);
    const path = `/user/appointments/${talk.id}/`;
    const move = { start_datetime: talkAt('11:00', '2026-11-26') };
    const answers = await Promise.all([
      store.call('GET', path, { token }),
      store.call('POST', `${path}cancel/`, { token }),
      store.call('POST', `${path}move/`, { token, body: move }),
      store.call('GET', `${path}calendar/`, { token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const [row] = await store.context.db
      .select()
      .from(appointments)
      .where(eq(appointments.id, talk.id));
    expect(row).toMatchObject({ cancelledAt: null });
  });

  it('refuses a caller who is not logged in', async () => {
    for (const path of [
      '/user/appointments/',
      '/user/appointments/1/',
      '/user/appointment-offer/',
    ]) {
      expect((await store.call('GET', path)).status).toBe(401);
    }
  });

  it('are at most ten ahead', async () => {
    const who = await makeCustomer(store);
    const days = ['2026-12-01', '2026-12-02'];
    const hours = ['10:00', '10:30', '11:00', '11:30', '16:00'];
    for (const day of days) {
      for (const hour of hours) await desk.booked(who, { start_datetime: talkAt(hour, day) });
    }
    const { status } = await desk.book(who, { start_datetime: talkAt('16:30', '2026-12-01') });
    expect(status).toBe(409);
  });
});
