import { desc, eq } from 'drizzle-orm';
import type { FreeSlot } from '../../contract/appointment-slot.ts';
import { customers } from '../db/schema/customer.ts';
import { auditEntries, outboxMessages } from '../db/schema/running.ts';
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

const lastEntry = async () => {
  const [row] = await store.context.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
  return row;
};
const asKeeper = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token: keeper.token, ...(body !== undefined && { body }) });

describe('the diary for staff', () => {
  it('is closed to customers and to staff of other areas', async () => {
    const path = '/staff/appointments/?from=2026-11-23&to=2026-11-29';
    const { token } = await makeCustomer(store);
    const other = await staffFixture(store, ['orders']);
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
    await fixture.bookedBySomebody(appointmentAt('10:00', '2026-12-01'));
    const { body } = await asKeeper('GET', '/staff/appointments/?from=2026-12-01&to=2026-12-01');
    expect(body['data']).toHaveLength(1);
    const before = await asKeeper('GET', '/staff/appointments/?from=2026-11-30&to=2026-11-30');
    expect(before.body['data']).toHaveLength(0);
  });
});

describe('changes by staff', () => {
  it('cancel also in the last hours, and the customer hears that it was the store', async () => {
    const { who, appointment } = await fixture.bookedBySomebody(
      appointmentAt('10:00', '2026-11-25'),
    );
    store.setNow(new Date('2026-11-25T09:00:00+05:30'));
    const { status } = await asKeeper('POST', `/staff/appointments/${appointment.id}/cancel/`);
    expect(status).toBe(200);
    const mails = await store.context.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, who.email));
    const mail = mails.find(({ kind }) => kind === 'appointment_cancelled');
    expect(mail?.text).toMatch(/We’re sorry/);
    expect(await lastEntry()).toMatchObject({ action: 'appointment.cancel' });
  });

  it('move to a free time alone, and leave the old one where it is taken', async () => {
    const { who, appointment } = await fixture.bookedBySomebody(
      appointmentAt('10:30', '2026-11-25'),
    );
    await fixture.bookedBySomebody(appointmentAt('11:00', '2026-11-25'));
    const move = (start_datetime: string) =>
      asKeeper('POST', `/staff/appointments/${appointment.id}/move/`, { start_datetime });
    const refused = await move(appointmentAt('11:00', '2026-11-25'));
    expect(refused.status).toBe(409);
    expect((refused.body['next_free'] as FreeSlot[]).length).toBe(5);
    expect((await move(appointmentAt('11:30', '2026-11-25'))).status).toBe(200);
    const mails = await store.context.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, who.email));
    const [mail, ...more] = mails.filter(({ kind }) => kind === 'appointment_moved');
    expect(mail?.text).toContain('We’ve moved your appointment on Wed, 25 Nov 2026 at 10:30 AM');
    expect(more).toEqual([]);
  });

  it('note how a talk went once it has begun', async () => {
    const { who, appointment } = await fixture.bookedBySomebody(
      appointmentAt('16:00', '2026-11-25'),
    );
    const mark = (outcome: string | null) =>
      asKeeper('PATCH', `/staff/appointments/${appointment.id}/`, { outcome });
    expect((await mark('held')).status).toBe(409);
    store.setNow(new Date('2026-11-25T16:01:00+05:30'));
    expect((await mark('held')).body['data']).toMatchObject({ status: 'Held' });
    expect((await mark('gone')).status).toBe(400);
    const own = await store.call('GET', `/user/appointments/${appointment.id}/`, {
      token: who.token,
    });
    expect(own.body['data']).toMatchObject({ status: 'Held' });
    expect((await mark(null)).body['data']).toMatchObject({ status: 'Booked' });
  });
});

it('losing the area closes the diary with the next request', async () => {
  const { token, customerId } = await staffFixture(store, ['appointments']);
  const read = () => store.call('GET', '/staff/appointment-slots/', { token });
  expect((await read()).status).toBe(200);
  await store.context.db
    .update(customers)
    .set({ staffAreas: ['orders'] })
    .where(eq(customers.id, customerId));
  expect((await read()).status).toBe(403);
});
