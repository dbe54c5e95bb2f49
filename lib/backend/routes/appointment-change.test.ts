import { eq } from 'drizzle-orm';
import { appointmentHealth, appointments } from '../db/schema/service.ts';
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

describe('moving a talk', () => {
  it('frees the old time, and says so with a file that moves it in the calendar', async () => {
    const who = await makeCustomer(store);
    const [from, to] = [appointmentAt('10:00', '2026-11-27'), appointmentAt('16:00', '2026-11-27')];
    const appointment = await fixture.booked(who, { start_datetime: from, email: who.email });
    store.setNow(new Date(testNow.getTime() + 60_000));
    const { status, body } = await fixture.change(who, appointment.id, 'move', to);
    expect([status, body['message']]).toEqual([200, 'Your appointment has been rescheduled.']);
    expect(body['data']).toMatchObject({ id: appointment.id, start_datetime: to });
    await fixture.booked(await makeCustomer(store), { start_datetime: from });
    const [mail] = await fixture.messagesTo(who.email, 'appointment_moved');
    expect(mail?.text).toMatch('27 Nov 2026 at 10:00 AM has been rescheduled.');
    expect(mail?.data['calendar']).toMatch(/SEQUENCE:60\r\n[^]*DTSTART:20261127T103000Z/);
    // Repeated: nothing changes, and no message is sent.
    expect((await fixture.change(who, appointment.id, 'move', to)).status).toBe(200);
    expect(await fixture.messagesTo(who.email, 'appointment_moved')).toHaveLength(1);
  });

  it('T17: writes ten times a day at most to contacts that the account has not proved', async () => {
    const who = await makeCustomer(store);
    const [email, mobile] = ['stranger@example.in', '+919000000078'];
    const moved = (to: string) => fixture.messagesTo(to, 'appointment_moved');
    const times = ['16:00', '16:30'].map((hour) => appointmentAt(hour, '2026-11-26'));
    const appointment = await fixture.booked(who, { start_datetime: times[1], email, mobile });
    for (let i = 0; i < 12; i += 1) {
      expect((await fixture.change(who, appointment.id, 'move', times[i % 2])).status).toBe(200);
    }
    expect(await moved(email)).toHaveLength(10);
    expect(await moved(mobile)).toHaveLength(10);

    await store.context.db
      .update(appointments)
      .set({ email: who.email, mobile: who.mobile })
      .where(eq(appointments.id, appointment.id));
    for (let i = 0; i < 12; i += 1) await fixture.change(who, appointment.id, 'move', times[i % 2]);
    expect(await moved(who.email)).toHaveLength(12);
    expect(await moved(who.mobile)).toHaveLength(12);
  });

  it('is refused to a day that cannot be booked, and to no time at all', async () => {
    const who = await makeCustomer(store);
    const appointment = await fixture.booked(who, {
      start_datetime: appointmentAt('10:30', '2026-11-27'),
    });
    for (const start of [
      appointmentAt('17:00', '2026-11-18'),
      appointmentAt('12:00', '2026-11-27'),
      'soon',
    ]) {
      expect((await fixture.change(who, appointment.id, 'move', start)).status).toBe(400);
    }
    expect((await fixture.rowOf(appointment.id))?.startsAt).toEqual(
      new Date(appointmentAt('10:30', '2026-11-27')),
    );
  });

  it('and cancelling end twelve hours before it', async () => {
    const who = await makeCustomer(store);
    const appointment = await fixture.booked(who, {
      start_datetime: appointmentAt('11:00', '2026-11-27'),
    });
    store.setNow(new Date('2026-11-26T23:00:01+05:30'));
    for (const answer of [
      await fixture.change(who, appointment.id, 'move', appointmentAt('11:30', '2026-11-28')),
      await fixture.change(who, appointment.id, 'cancel'),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body['message']).toMatch(/less than 12 hours/);
    }
  });
});

describe('cancelling a talk', () => {
  it('gives the time back, deletes what was told, and says so once', async () => {
    const who = await makeCustomer(store);
    const start_datetime = appointmentAt('11:30', '2026-11-27');
    const appointment = await fixture.booked(who, { start_datetime, email: who.email });
    const answers = await Promise.all(
      [1, 2, 3].map(() => fixture.change(who, appointment.id, 'cancel')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body['data']).toMatchObject({ status: 'Cancelled' });
    const encrypted = await store.context.db
      .select()
      .from(appointmentHealth)
      .where(eq(appointmentHealth.appointmentId, appointment.id));
    expect(encrypted).toEqual([]);
    const mails = await fixture.messagesTo(who.email, 'appointment_cancelled');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data['calendar']).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
    await fixture.booked(await makeCustomer(store), { start_datetime });
    expect(
      (await fixture.change(who, appointment.id, 'move', appointmentAt('16:30', '2026-11-27')))
        .status,
    ).toBe(409);
  });

  it('makes the next talk the first again', async () => {
    const who = await makeCustomer(store);
    const appointment = await fixture.booked(who, {
      start_datetime: appointmentAt('17:00', '2026-11-27'),
    });
    await fixture.change(who, appointment.id, 'cancel');
    const next = await fixture.booked(who, {
      start_datetime: appointmentAt('17:00', '2026-11-27'),
    });
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
    const start_datetime = appointmentAt('10:00', '2026-12-01');
    store.setNow(new Date('2026-12-01T00:01:00+05:30'));
    expect(await firstDay()).toBe('2026-12-02');
    expect((await fixture.book(who, { start_datetime })).status).toBe(400);
    store.setNow(new Date('2026-11-30T23:59:00+05:30'));
    expect(await firstDay()).toBe('2026-12-01');
    const appointment = await fixture.booked(who, { start_datetime, email: who.email });
    expect(appointment.start_datetime).toBe('2026-12-01T10:00:00+05:30');
    const [mail] = await fixture.messagesTo(who.email, 'appointment_booked');
    expect(mail?.subject).toBe('Your appointment on Tue, 1 Dec 2026 at 10:00 AM');
    expect(mail?.text).toMatch('To reschedule or cancel, please ');
    store.setNow(testNow);
    await fixture.change(who, appointment.id, 'cancel');
  });
});
