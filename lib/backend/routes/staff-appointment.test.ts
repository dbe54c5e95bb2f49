import { desc, eq } from 'drizzle-orm';
import {
  addDayOff,
  changeSlot,
  getAppointmentHealth,
  listStaffAppointments,
  listStaffSlots,
  type StaffSlot,
} from '../../contract/staff-appointment.ts';
import type { FreeSlot } from '../../contract/appointment-slot.ts';
import { customers } from '../db/schema/customer.ts';
import { auditEntries, outboxMessages } from '../db/schema/running.ts';
import { appointments } from '../db/schema/service.ts';
import { appointmentDesk, talkAt } from '../testing/appointment-desk.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { signInAs } from '../testing/sign-in.ts';
import { staffDesk } from '../testing/staff-desk.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let desk: ReturnType<typeof appointmentDesk>;
let keeper: { token: string; customerId: number };
beforeAll(async () => {
  store = await openTestStore();
  desk = appointmentDesk(store);
  keeper = await staffDesk(store, ['appointments']);
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

const talkOn = async (start: string) => {
  const who = await makeCustomer(store);
  return { who, talk: await desk.booked(who, { start_datetime: start, email: who.email }) };
};
const lastEntry = async () => {
  const [row] = await store.context.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
  return row;
};
const asKeeper = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token: keeper.token, ...(body !== undefined && { body }) });

describe('what the vaidya was told', () => {
  it('opens to those alone to whom the area was given by name, the owner not excepted', async () => {
    const { who, talk } = await talkOn(talkAt('10:00'));
    const path = `/staff/appointments/${talk.id}/health/`;
    const everybody = [
      who,
      keeper,
      await staffDesk(store),
      await staffDesk(store, ['orders', 'customers', 'settings']),
      await signInAs(store, 'owner@example.in'),
    ];
    for (const { token } of everybody) {
      const { status, body } = await store.call('GET', path, { token });
      expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringMatching('Secret')]);
    }
    expect((await store.call('GET', path)).status).toBe(401);
  });

  it('is read by the vaidya, and each reading is written down, not what it says', async () => {
    const { talk } = await talkOn(talkAt('10:30'));
    const vaidya = await staffDesk(store, ['vaidya']);
    const { status, body } = await store.call('GET', `/staff/appointments/${talk.id}/health/`, {
      token: vaidya.token,
    });
    expect(status).toBe(200);
    const { data } = await getAppointmentHealth.answer.validate(body, { strict: true });
    expect(data).toEqual({
      problem_suffering_from: 'Hairfall',
      problem_description: 'Secret sorrow of my hair',
      is_taking_medicine: true,
      type_of_medicine_list: ['Ayurvedic'],
    });
    expect(await lastEntry()).toMatchObject({
      staffId: vaidya.customerId,
      action: 'appointment.read_health',
      subject: `appointment:${talk.id}`,
      before: null,
      after: null,
    });
  });

  it('is gone with a cancelled appointment', async () => {
    const { who, talk } = await talkOn(talkAt('11:00'));
    await store.call('POST', `/user/appointments/${talk.id}/cancel/`, { token: who.token });
    const { token } = await staffDesk(store, ['vaidya']);
    const { status } = await store.call('GET', `/staff/appointments/${talk.id}/health/`, { token });
    expect(status).toBe(404);
  });

  it('stands nowhere in the diary, nor in the trail of anything that staff do', async () => {
    const { talk } = await talkOn(talkAt('11:30'));
    const diary = await asKeeper('GET', '/staff/appointments/?from=2026-11-23&to=2026-11-29');
    const { data } = await listStaffAppointments.answer.validate(diary.body, { strict: true });
    expect(data.find(({ id }) => id === talk.id)).toMatchObject({ has_health: true });
    await asKeeper('POST', `/staff/appointments/${talk.id}/move/`, {
      start_datetime: talkAt('16:00'),
    });
    const trail = await store.context.db.select().from(auditEntries);
    const said = JSON.stringify([diary.body, trail]);
    expect(said).not.toMatch(/Secret sorrow|Hairfall|Ayurvedic/);
  });
});

describe('the diary for staff', () => {
  it('is closed to customers and to staff of other areas', async () => {
    const path = '/staff/appointments/?from=2026-11-23&to=2026-11-29';
    const { token } = await makeCustomer(store);
    const other = await staffDesk(store, ['orders']);
    expect((await store.call('GET', path)).status).toBe(401);
    expect((await store.call('GET', path, { token })).status).toBe(403);
    expect((await store.call('GET', path, { token: other.token })).status).toBe(403);
  });

  it.each([
    '',
    '?from=2026-11-23',
    '?from=2026-11-29&to=2026-11-23',
    '?from=2026-01-01&to=2026-12-31',
  ])('refuses the span %s', async (query) => {
    expect((await asKeeper('GET', `/staff/appointments/${query}`)).status).toBe(400);
  });

  it('begins and ends a day at midnight in India', async () => {
    await talkOn(talkAt('10:00', '2026-12-01'));
    const { body } = await asKeeper('GET', '/staff/appointments/?from=2026-12-01&to=2026-12-01');
    expect(body['data']).toHaveLength(1);
    const before = await asKeeper('GET', '/staff/appointments/?from=2026-11-30&to=2026-11-30');
    expect(before.body['data']).toHaveLength(0);
  });
});

describe('changes by staff', () => {
  it('cancel also in the last hours, and the customer hears that it was the store', async () => {
    const { who, talk } = await talkOn(talkAt('10:00', '2026-11-25'));
    store.setNow(new Date('2026-11-25T09:00:00+05:30'));
    const { status } = await asKeeper('POST', `/staff/appointments/${talk.id}/cancel/`);
    expect(status).toBe(200);
    const mails = await store.context.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, who.email));
    const mail = mails.find(({ kind }) => kind === 'appointment_cancelled');
    expect(mail?.text).toMatch(/We are sorry/);
    expect(await lastEntry()).toMatchObject({ action: 'appointment.cancel' });
  });

  it('move to a free time alone, and leave the old one where it is taken', async () => {
    const { who, talk } = await talkOn(talkAt('10:30', '2026-11-25'));
    await talkOn(talkAt('11:00', '2026-11-25'));
    const move = (start_datetime: string) =>
      asKeeper('POST', `/staff/appointments/${talk.id}/move/`, { start_datetime });
    const refused = await move(talkAt('11:00', '2026-11-25'));
    expect(refused.status).toBe(409);
    expect((refused.body['next_free'] as FreeSlot[]).length).toBe(5);
    expect((await move(talkAt('11:30', '2026-11-25'))).status).toBe(200);
    const mails = await store.context.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, who.email));
    expect(mails.filter(({ kind }) => kind === 'appointment_moved')).toHaveLength(1);
  });

  it('note how a talk went once it has begun', async () => {
    const { who, talk } = await talkOn(talkAt('16:00', '2026-11-25'));
    const mark = (outcome: string | null) =>
      asKeeper('PATCH', `/staff/appointments/${talk.id}/`, { outcome });
    expect((await mark('held')).status).toBe(409);
    store.setNow(new Date('2026-11-25T16:01:00+05:30'));
    expect((await mark('held')).body['data']).toMatchObject({ status: 'Held' });
    expect((await mark('gone')).status).toBe(400);
    const own = await store.call('GET', `/user/appointments/${talk.id}/`, { token: who.token });
    expect(own.body['data']).toMatchObject({ status: 'Held' });
    expect((await mark(null)).body['data']).toMatchObject({ status: 'Booked' });
  });
});

describe('hours and days off', () => {
  it('are added, closed and opened, and what is booked is counted', async () => {
    const { body } = await asKeeper('POST', '/staff/appointment-slots/', {
      week_day_number: 7,
      starting_hour: '09:00',
    });
    const added = body['data'] as StaffSlot;
    expect(added).toMatchObject({ week_day_number: 7, starting_hour: '09:00', is_open: true });
    await talkOn(talkAt('09:00', '2026-11-29'));
    const closed = await asKeeper('PATCH', `/staff/appointment-slots/${added.id}/`, {
      is_open: false,
    });
    const answer = await changeSlot.answer.validate(closed.body, { strict: true });
    expect([answer.data.is_open, answer.still_booked]).toEqual([false, 1]);
    const sunday = { start_datetime: talkAt('09:00', '2026-12-06') };
    expect((await desk.book(await makeCustomer(store), sunday)).status).toBe(400);
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

  it('take a day out of the diary and put it back', async () => {
    await talkOn(talkAt('10:00', '2026-12-10'));
    const made = await asKeeper('POST', '/staff/appointment-days-off/', {
      day: '2026-12-10',
      reason: 'A wedding',
    });
    expect((await addDayOff.answer.validate(made.body, { strict: true })).still_booked).toBe(1);
    const wish = { start_datetime: talkAt('10:30', '2026-12-10') };
    expect((await desk.book(await makeCustomer(store), wish)).status).toBe(400);
    const off = await asKeeper('GET', '/staff/appointment-days-off/');
    expect(off.body['data']).toEqual([{ day: '2026-12-10', reason: 'A wedding' }]);
    const path = '/staff/appointment-days-off/2026-12-10/';
    expect((await asKeeper('DELETE', path)).status).toBe(200);
    expect((await asKeeper('DELETE', path)).status).toBe(404);
    expect((await desk.book(await makeCustomer(store), wish)).status).toBe(201);
  });

  it('close while eight people book: nobody gets an hour that is closed already', async () => {
    const day = '2026-12-17';
    const people = await Promise.all(Array.from({ length: 8 }, () => makeCustomer(store)));
    const hours = ['10:00', '10:30', '11:00', '11:30', '16:00', '16:30', '17:00', '17:30'];
    const [off, ...answers] = await Promise.all([
      asKeeper('POST', '/staff/appointment-days-off/', { day, reason: '' }),
      ...people.map((who, place) =>
        desk.book(who, { start_datetime: talkAt(hours[place] ?? '', day) }),
      ),
    ]);
    const booked = answers.filter(({ status }) => status === 201).length;
    expect(off.body['still_booked']).toBe(booked);
    const rows = await store.context.db.select().from(appointments);
    const kept = rows.filter(({ startsAt }) => startsAt.toISOString().startsWith(day));
    expect(kept).toHaveLength(booked);
  });
});

it('losing the area closes the diary with the next request', async () => {
  const { token, customerId } = await staffDesk(store, ['appointments']);
  const read = () => store.call('GET', '/staff/appointment-slots/', { token });
  expect((await read()).status).toBe(200);
  await store.context.db
    .update(customers)
    .set({ staffAreas: ['orders'] })
    .where(eq(customers.id, customerId));
  expect((await read()).status).toBe(403);
});
