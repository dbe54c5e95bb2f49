import { eq, sql } from 'drizzle-orm';
import type { FreeSlot } from '../../contract/appointment-slot.ts';
import { remindAppointments } from '../jobs/remind-appointments.ts';
import { idempotencyKeys, outboxMessages } from '../db/schema/running.ts';
import { appointmentHealth, appointments } from '../db/schema/service.ts';
import { appointmentDesk, talkAt } from '../testing/appointment-desk.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { captchaToken } from '../testing/solve-captcha.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let desk: ReturnType<typeof appointmentDesk>;
beforeAll(async () => {
  store = await openTestStore();
  desk = appointmentDesk(store);
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

const change = (who: Shopper, id: number, what: 'cancel' | 'move', start?: string) =>
  store.call('POST', `/user/appointments/${id}/${what}/`, {
    token: who.token,
    ...(start && { body: { start_datetime: start } }),
  });
const rowOf = async (id: number) => {
  const { db } = store.context;
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
  return row;
};
const messagesTo = async (email: string, kind: string) => {
  const rows = await store.context.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, email));
  return rows.filter((row) => row.kind === kind);
};

describe('one time and many people', () => {
  it('goes to one of twenty at once; the others read why not, and which times are free next', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makeCustomer(store)));
    const answers = await Promise.all(people.map((who) => desk.book(who)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) {
      expect(body['message']).toBe('This time was taken a moment ago. Please choose another one!');
      const next = body['next_free'] as FreeSlot[];
      expect(next.map(({ start_datetime }) => start_datetime)).toEqual([
        talkAt('10:30'),
        talkAt('11:00'),
        talkAt('11:30'),
        talkAt('16:00'),
        talkAt('16:30'),
      ]);
    }
    const sealed = await store.context.db.select().from(appointmentHealth);
    expect(sealed).toHaveLength(1);
  });

  it('is one talk when the same request comes five times', async () => {
    const who = await makeCustomer(store);
    const body = await desk.payload({ start_datetime: talkAt('10:00', '2026-11-25') });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        store.call('POST', '/events/', {
          token: who.token,
          body,
          headers: { 'idempotency-key': 'one-and-the-same' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((one) => JSON.stringify(one.body['data']))).size).toBe(1);
    const kept = await store.context.db.select().from(idempotencyKeys);
    expect(JSON.stringify(kept)).not.toMatch(/Secret sorrow|Hairfall|Ayurvedic/);
  });

  it('says so to whoever has it already', async () => {
    const who = await makeCustomer(store);
    const start_datetime = talkAt('10:30', '2026-11-25');
    const talk = await desk.booked(who, { start_datetime });
    const { status, body } = await desk.book(who, { start_datetime });
    expect([status, body['own_appointment_id']]).toEqual([409, talk.id]);
    expect(body['message']).toMatch(/^You have booked this time already/);
  });

  it('is taken once by five who move to it at once, and four keep what they had', async () => {
    const hours = ['10:00', '10:30', '11:00', '11:30', '16:00'];
    const target = talkAt('17:30', '2026-11-26');
    const talks = await Promise.all(
      hours.map(async (hour) => {
        const who = await makeCustomer(store);
        const talk = await desk.booked(who, { start_datetime: talkAt(hour, '2026-11-26') });
        return { who, talk };
      }),
    );
    const answers = await Promise.all(
      talks.map(({ who, talk }) => change(who, talk.id, 'move', target)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const starts = await Promise.all(
      talks.map(async ({ talk }) => (await rowOf(talk.id))?.startsAt),
    );
    const kept = starts.filter((at) => at?.getTime() !== Date.parse(target));
    expect(kept).toHaveLength(4);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect((body['next_free'] as FreeSlot[]).length).toBeGreaterThan(0);
    }
  });
});

describe('moving a talk', () => {
  it('frees the old time, and says so with a file that moves it in the calendar', async () => {
    const who = await makeCustomer(store);
    const [from, to] = [talkAt('10:00', '2026-11-27'), talkAt('16:00', '2026-11-27')];
    const talk = await desk.booked(who, { start_datetime: from, email: who.email });
    store.setNow(new Date(testNow.getTime() + 60_000));
    const { status, body } = await change(who, talk.id, 'move', to);
    expect([status, body['message']]).toEqual([200, 'Your appointment is moved.']);
    expect(body['data']).toMatchObject({ id: talk.id, start_datetime: to });
    await desk.booked(await makeCustomer(store), { start_datetime: from });
    const [mail] = await messagesTo(who.email, 'appointment_moved');
    expect(mail?.text).toMatch('27 November 2026, 10:00 AM');
    expect(mail?.data['calendar']).toMatch(/SEQUENCE:60\r\n[^]*DTSTART:20261127T103000Z/);
    // Once more the same: nothing happens, and nothing is said.
    expect((await change(who, talk.id, 'move', to)).status).toBe(200);
    expect(await messagesTo(who.email, 'appointment_moved')).toHaveLength(1);
  });

  it('is refused to a day that cannot be booked, and to no time at all', async () => {
    const who = await makeCustomer(store);
    const talk = await desk.booked(who, { start_datetime: talkAt('10:30', '2026-11-27') });
    for (const start of [talkAt('17:00', '2026-11-18'), talkAt('12:00', '2026-11-27'), 'soon']) {
      expect((await change(who, talk.id, 'move', start)).status).toBe(400);
    }
    expect((await rowOf(talk.id))?.startsAt).toEqual(new Date(talkAt('10:30', '2026-11-27')));
  });

  it('and cancelling end twelve hours before it', async () => {
    const who = await makeCustomer(store);
    const talk = await desk.booked(who, { start_datetime: talkAt('11:00', '2026-11-27') });
    store.setNow(new Date('2026-11-26T23:00:01+05:30'));
    for (const answer of [
      await change(who, talk.id, 'move', talkAt('11:30', '2026-11-28')),
      await change(who, talk.id, 'cancel'),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body['message']).toMatch(/less than 12 hours/);
    }
  });
});

describe('cancelling a talk', () => {
  it('gives the time back, deletes what was told, and says so once', async () => {
    const who = await makeCustomer(store);
    const start_datetime = talkAt('11:30', '2026-11-27');
    const talk = await desk.booked(who, { start_datetime, email: who.email });
    const answers = await Promise.all([1, 2, 3].map(() => change(who, talk.id, 'cancel')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body['data']).toMatchObject({ status: 'Cancelled' });
    const sealed = await store.context.db
      .select()
      .from(appointmentHealth)
      .where(eq(appointmentHealth.appointmentId, talk.id));
    expect(sealed).toEqual([]);
    const mails = await messagesTo(who.email, 'appointment_cancelled');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data['calendar']).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
    await desk.booked(await makeCustomer(store), { start_datetime });
    expect((await change(who, talk.id, 'move', talkAt('16:30', '2026-11-27'))).status).toBe(409);
  });

  it('makes the next talk the first again', async () => {
    const who = await makeCustomer(store);
    const talk = await desk.booked(who, { start_datetime: talkAt('17:00', '2026-11-27') });
    await change(who, talk.id, 'cancel');
    const next = await desk.booked(who, { start_datetime: talkAt('17:00', '2026-11-27') });
    expect(next.fee).toBe(0);
  });
});

describe('days in India', () => {
  it('are right at 23:59 and at 00:01', async () => {
    const who = await makeCustomer(store);
    const firstDay = async () => {
      const { body } = await store.call('GET', '/online_appointment_slots/free/');
      return body['first_day'];
    };
    const start_datetime = talkAt('10:00', '2026-12-01');
    store.setNow(new Date('2026-12-01T00:01:00+05:30'));
    expect(await firstDay()).toBe('2026-12-02');
    expect((await desk.book(who, { start_datetime })).status).toBe(400);
    store.setNow(new Date('2026-11-30T23:59:00+05:30'));
    expect(await firstDay()).toBe('2026-12-01');
    const talk = await desk.booked(who, { start_datetime, email: who.email });
    expect(talk.start_datetime).toBe('2026-12-01T10:00:00+05:30');
    const [mail] = await messagesTo(who.email, 'appointment_booked');
    expect(mail?.subject).toBe('Your appointment on Tuesday, 1 December 2026, 10:00 AM');
    store.setNow(testNow);
    await change(who, talk.id, 'cancel');
  });
});

describe('what people tell the vaidya', () => {
  it('lies sealed in the database and nowhere else', async () => {
    const who = await makeCustomer(store);
    await desk.booked(who, { start_datetime: talkAt('10:00', '2026-11-28') });
    const { rows: tables } = await store.context.db.execute<{ name: string }>(sql`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker')`);
    for (const { name } of tables) {
      const { rows } = await store.context.db.execute<{ found: number }>(
        sql`select count(*)::int as found from ${sql.raw(name)} t where t::text ilike '%secret sorrow%'`,
      );
      expect([name, rows[0]?.found]).toEqual([name, 0]);
    }
  });

  it('is handed out to whoever told it, with the rest of their data, and to nobody else', async () => {
    const who = await makeCustomer(store);
    const talk = await desk.booked(who, { start_datetime: talkAt('10:30', '2026-11-28') });
    const read = async (token: string) =>
      JSON.stringify((await store.call('GET', '/user/data/', { token })).body);
    expect(await read(who.token)).toMatch('Secret sorrow of my hair');
    expect(await read((await makeCustomer(store)).token)).not.toMatch('Secret sorrow');
    for (const path of ['/user/appointments/', `/user/appointments/${talk.id}/`]) {
      const { body } = await store.call('GET', path, { token: who.token });
      expect(JSON.stringify(body)).not.toMatch(/Secret sorrow|Hairfall|Ayurvedic/);
    }
  });

  it('goes with the account, as do the talks to come and the names', async () => {
    const who = await makeCustomer(store);
    const talk = await desk.booked(who, { start_datetime: talkAt('11:00', '2026-11-28') });
    expect((await store.call('POST', '/user/deactivate/', { token: who.token })).status).toBe(200);
    expect(await rowOf(talk.id)).toMatchObject({
      cancelledAt: expect.any(Date) as Date,
      name: 'Former customer',
      email: '',
      mobile: '',
      landmark: '',
    });
    const sealed = await store.context.db
      .select()
      .from(appointmentHealth)
      .where(eq(appointmentHealth.appointmentId, talk.id));
    expect(sealed).toEqual([]);
    await desk.booked(await makeCustomer(store), { start_datetime: talkAt('11:00', '2026-11-28') });
  });
});

describe('the day before a talk', () => {
  it('is told of once, and only to whoever has not just booked it', async () => {
    const who = await makeCustomer(store);
    const start_datetime = talkAt('16:00', '2026-12-03');
    await desk.booked(who, { start_datetime, email: who.email });
    const late = await makeCustomer(store);
    store.setNow(new Date('2026-12-02T17:30:00+05:30'));
    await desk.booked(late, { start_datetime: talkAt('16:30', '2026-12-03'), email: late.email });
    for (const minute of [47, 48]) {
      store.setNow(new Date(`2026-12-02T17:${minute}:00+05:30`));
      await remindAppointments(store.context);
    }
    expect(await messagesTo(who.email, 'appointment_reminder')).toHaveLength(1);
    expect(await messagesTo(late.email, 'appointment_reminder')).toHaveLength(0);
  });
});

it('a captcha counts for one talk', async () => {
  const recaptcha = await captchaToken(store);
  const who = await makeCustomer(store);
  const first = await desk.book(who, { recaptcha, start_datetime: talkAt('10:00', '2026-12-04') });
  const second = await desk.book(who, { recaptcha, start_datetime: talkAt('10:30', '2026-12-04') });
  expect([first.status, second.status]).toEqual([201, 400]);
});
