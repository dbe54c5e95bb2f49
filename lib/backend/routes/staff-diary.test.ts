import {
  addDayOff,
  changeSlot,
  listStaffSlots,
  type StaffSlot,
} from '../../contract/staff-appointment.ts';
import { appointments } from '../db/schema/service.ts';
import { appointmentFixture, appointmentAt } from '../testing/appointment-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof appointmentFixture>;
let keeper: { token: string; customerId: number };
beforeAll(async () => {
  store = await openTestStore();
  fixture = appointmentFixture(store);
  keeper = await staffFixture(store, ['appointments']);
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

const appointmentOn = async (start: string) => {
  const who = await makeCustomer(store);
  return {
    who,
    appointment: await fixture.booked(who, { start_datetime: start, email: who.email }),
  };
};
const asKeeper = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token: keeper.token, ...(body !== undefined && { body }) });

describe('hours and days off', () => {
  it('are added, closed and opened, and what is booked is counted', async () => {
    const { body } = await asKeeper('POST', '/staff/appointment-slots/', {
      week_day_number: 7,
      starting_hour: '09:00',
    });
    const added = body['data'] as StaffSlot;
    expect(added).toMatchObject({ week_day_number: 7, starting_hour: '09:00', is_open: true });
    await appointmentOn(appointmentAt('09:00', '2026-11-29'));
    const closed = await asKeeper('PATCH', `/staff/appointment-slots/${added.id}/`, {
      is_open: false,
    });
    const answer = await changeSlot.answer.validate(closed.body, { strict: true });
    expect([answer.data.is_open, answer.still_booked]).toEqual([false, 1]);
    const sunday = { start_datetime: appointmentAt('09:00', '2026-12-06') };
    expect((await fixture.book(await makeCustomer(store), sunday)).status).toBe(400);
    const again = { week_day_number: 7, starting_hour: '09:00' };
    expect((await asKeeper('POST', '/staff/appointment-slots/', again)).status).toBe(201);
    expect((await asKeeper('POST', '/staff/appointment-slots/', again)).status).toBe(409);
    const all = await asKeeper('GET', '/staff/appointment-slots/');
    expect((await listStaffSlots.answer.validate(all.body, { strict: true })).data).toHaveLength(
      49,
    );
  });

  it.each([
    { week_day_number: 8, starting_hour: '10:00' },
    { week_day_number: 1, starting_hour: '25:00' },
    { week_day_number: 1 },
  ])('refuse %o', async (body) => {
    expect((await asKeeper('POST', '/staff/appointment-slots/', body)).status).toBe(400);
  });

  it('do not overlap: a consultation takes twenty minutes', async () => {
    const add = (starting_hour: string) =>
      asKeeper('POST', '/staff/appointment-slots/', { week_day_number: 7, starting_hour });
    expect((await add('12:00')).status).toBe(201);
    for (const near of ['12:10', '11:45', '12:19']) {
      const { status, body } = await add(near);
      expect([status, body['message']]).toEqual([
        409,
        'A consultation takes 20 minutes, and 12:00 is already open. Choose a time at least 20 minutes apart.',
      ]);
    }
    const after = (await add('12:20')).body['data'] as StaffSlot;
    const set = (is_open: boolean) =>
      asKeeper('PATCH', `/staff/appointment-slots/${after.id}/`, { is_open });
    await set(false);
    expect((await add('12:30')).status).toBe(201);
    expect((await set(true)).status).toBe(409);
  });

  it('take a span of days out of the diary at once', async () => {
    const add = (day: string, until: string) =>
      asKeeper('POST', '/staff/appointment-days-off/', { day, until, reason: 'Holidays' });
    expect((await add('2027-02-10', '2027-02-09')).body['errors']).toHaveProperty('until');
    expect((await add('2027-02-10', '2027-12-09')).body['errors']).toHaveProperty('until');
    expect((await add('2027-02-27', '2027-03-02')).status).toBe(201);
    const off = await asKeeper('GET', '/staff/appointment-days-off/');
    const days = (off.body['data'] as { day: string }[]).map(({ day }) => day);
    expect(days).toEqual(['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02']);
    for (const day of days) await asKeeper('DELETE', `/staff/appointment-days-off/${day}/`);
  });

  it('take a day out of the diary and put it back', async () => {
    await appointmentOn(appointmentAt('10:00', '2026-12-10'));
    const made = await asKeeper('POST', '/staff/appointment-days-off/', {
      day: '2026-12-10',
      reason: 'A wedding',
    });
    expect((await addDayOff.answer.validate(made.body, { strict: true })).still_booked).toBe(1);
    const wish = { start_datetime: appointmentAt('10:30', '2026-12-10') };
    expect((await fixture.book(await makeCustomer(store), wish)).status).toBe(400);
    const off = await asKeeper('GET', '/staff/appointment-days-off/');
    expect(off.body['data']).toEqual([{ day: '2026-12-10', reason: 'A wedding' }]);
    const path = '/staff/appointment-days-off/2026-12-10/';
    expect((await asKeeper('DELETE', path)).status).toBe(200);
    expect((await asKeeper('DELETE', path)).status).toBe(404);
    expect((await fixture.book(await makeCustomer(store), wish)).status).toBe(201);
  });

  it('close while eight people book: nobody gets an hour that is closed already', async () => {
    const day = '2026-12-17';
    const people = await Promise.all(Array.from({ length: 8 }, () => makeCustomer(store)));
    const hours = ['10:00', '10:30', '11:00', '11:30', '16:00', '16:30', '17:00', '17:30'];
    const [off, ...answers] = await Promise.all([
      asKeeper('POST', '/staff/appointment-days-off/', { day, reason: '' }),
      ...people.map((who, index) =>
        fixture.book(who, { start_datetime: appointmentAt(hours[index] ?? '', day) }),
      ),
    ]);
    const booked = answers.filter(({ status }) => status === 201).length;
    expect(off.body['still_booked']).toBe(booked);
    const rows = await store.context.db.select().from(appointments);
    const remaining = rows.filter(({ startsAt }) => startsAt.toISOString().startsWith(day));
    expect(remaining).toHaveLength(booked);
  });
});
