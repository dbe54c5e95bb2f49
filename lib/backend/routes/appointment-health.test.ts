import { eq, sql } from 'drizzle-orm';
import { remindAppointments } from '../jobs/remind-appointments.ts';
import { appointmentHealth } from '../db/schema/service.ts';
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

describe('what people tell the vaidya', () => {
  it('lies sealed in the database and nowhere else', async () => {
    const who = await makeCustomer(store);
    await fixture.booked(who, { start_datetime: appointmentAt('10:00', '2026-11-28') });
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
    const appointment = await fixture.booked(who, {
      start_datetime: appointmentAt('10:30', '2026-11-28'),
    });
    const read = async (token: string) =>
      JSON.stringify((await store.call('GET', '/user/data/', { token })).body);
    expect(await read(who.token)).toMatch('Secret sorrow of my hair');
    expect(await read((await makeCustomer(store)).token)).not.toMatch('Secret sorrow');
    for (const path of ['/user/appointments/', `/user/appointments/${appointment.id}/`]) {
      const { body } = await store.call('GET', path, { token: who.token });
      expect(JSON.stringify(body)).not.toMatch(/Secret sorrow|Hairfall|Ayurvedic/);
    }
  });

  it('goes with the account, as do the talks to come and the names', async () => {
    const who = await makeCustomer(store);
    const appointment = await fixture.booked(who, {
      start_datetime: appointmentAt('11:00', '2026-11-28'),
    });
    expect((await store.call('POST', '/user/deactivate/', { token: who.token })).status).toBe(200);
    const [mail] = await fixture.messagesTo(who.email, 'account_closed');
    expect(mail?.text).toContain(
      'Any upcoming appointments and event bookings have been cancelled.',
    );
    expect(await fixture.rowOf(appointment.id)).toMatchObject({
      cancelledAt: expect.any(Date) as Date,
      name: 'Former customer',
      email: '',
      mobile: '',
      landmark: '',
    });
    const encrypted = await store.context.db
      .select()
      .from(appointmentHealth)
      .where(eq(appointmentHealth.appointmentId, appointment.id));
    expect(encrypted).toEqual([]);
    await fixture.booked(await makeCustomer(store), {
      start_datetime: appointmentAt('11:00', '2026-11-28'),
    });
  });
});

describe('the day before a talk', () => {
  it('is told of once, and only to whoever has not just booked it', async () => {
    const who = await makeCustomer(store);
    const start_datetime = appointmentAt('16:00', '2026-12-03');
    await fixture.booked(who, { start_datetime, email: who.email });
    const late = await makeCustomer(store);
    store.setNow(new Date('2026-12-02T17:30:00+05:30'));
    await fixture.booked(late, {
      start_datetime: appointmentAt('16:30', '2026-12-03'),
      email: late.email,
    });
    for (const minute of [47, 48]) {
      store.setNow(new Date(`2026-12-02T17:${minute}:00+05:30`));
      await remindAppointments(store.context);
    }
    expect(await fixture.messagesTo(who.email, 'appointment_reminder')).toHaveLength(1);
    expect(await fixture.messagesTo(late.email, 'appointment_reminder')).toHaveLength(0);
  });
});
