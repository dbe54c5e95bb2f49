import { and, eq } from 'drizzle-orm';
import { listAppointments } from '../../contract/appointment.ts';
import { listAppointmentSlots, listFreeSlots } from '../../contract/appointment-slot.ts';
import { appointmentDaysOff, appointments, appointmentSlots } from '../db/schema/service.ts';
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
    await fixture.booked(who, { start_datetime: appointmentAt('11:00') });
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
      none_because: 'No slots available',
    });
  });

  it('are none today, on a day off, and beyond the diary', async () => {
    await store.context.db.insert(appointmentDaysOff).values({ day: '2026-12-08' });
    const reasonOn = async (day: string) => (await freeDays(`?from=${day}&days=1`)).data[0];
    expect(await reasonOn('2026-11-18')).toMatchObject({
      slots: [],
      none_because: 'You can book from tomorrow onwards',
    });
    expect((await reasonOn('2026-12-08'))?.none_because).toBe('The vaidya is away');
    expect((await reasonOn('2027-11-18'))?.none_because).toBe(
      'Bookings aren’t open for that date yet',
    );
    const who = await makeCustomer(store);
    const { status, body } = await fixture.book(who, {
      start_datetime: appointmentAt('10:00', '2026-12-08'),
    });
    expect([status, body['message']]).toEqual([
      400,
      'The vaidya is away that day. Choose another date.',
    ]);
  });

  it('begin tomorrow where the day is left empty', async () => {
    const [left, empty] = await Promise.all(
      ['', '?from='].map((query) => store.call('GET', `/online_appointment_slots/free/${query}`)),
    );
    expect(empty?.status).toBe(200);
    expect(empty?.body).toEqual(left?.body);
  });

  it.each(['?from=2026-02-30', '?from=9999-12-31', '?from=tomorrow', '?days=0', '?days=90'])(
    'are not looked up for %s',
    async (query) => {
      const { status } = await store.call('GET', `/online_appointment_slots/free/${query}`);
      expect(status).toBe(400);
    },
  );
});

describe('the appointments of a customer', () => {
  it('are those to come by time, then the others', async () => {
    const who = await makeCustomer(store);
    for (const day of ['2026-11-27', '2026-11-26', '2026-11-20']) {
      await fixture.booked(who, { start_datetime: appointmentAt('10:00', day) });
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
    const appointment = await fixture.booked(await makeCustomer(store), {
      start_datetime: appointmentAt('10:30', '2026-11-26'),
    });
    const { token } = await makeCustomer(store);
    const path = `/user/appointments/${appointment.id}/`;
    const move = { start_datetime: appointmentAt('11:00', '2026-11-26') };
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
      .where(eq(appointments.id, appointment.id));
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
      for (const hour of hours)
        await fixture.booked(who, { start_datetime: appointmentAt(hour, day) });
    }
    const { status } = await fixture.book(who, {
      start_datetime: appointmentAt('16:30', '2026-12-01'),
    });
    expect(status).toBe(409);
  });
});
