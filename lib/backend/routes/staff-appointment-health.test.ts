import { desc } from 'drizzle-orm';
import { getAppointmentHealth, listStaffAppointments } from '../../contract/staff-appointment.ts';
import { auditEntries } from '../db/schema/running.ts';
import { appointmentFixture, appointmentAt } from '../testing/appointment-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { signInAs } from '../testing/sign-in.ts';
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

describe('what the vaidya was told', () => {
  it('opens to those alone to whom the area was given by name, the owner not excepted', async () => {
    const { who, appointment } = await fixture.bookedBySomebody(appointmentAt('10:00'));
    const path = `/staff/appointments/${appointment.id}/health/`;
    const everybody = [
      who,
      keeper,
      await staffFixture(store),
      await staffFixture(store, ['orders', 'customers', 'settings']),
      await signInAs(store, 'owner@example.in'),
    ];
    for (const { token } of everybody) {
      const { status, body } = await store.call('GET', path, { token });
      expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringMatching('Secret')]);
    }
    expect((await store.call('GET', path)).status).toBe(401);
  });

  it('is read by the vaidya, and each reading is written down, not what it says', async () => {
    const { appointment } = await fixture.bookedBySomebody(appointmentAt('10:30'));
    const vaidya = await staffFixture(store, ['vaidya']);
    const { status, body } = await store.call(
      'GET',
      `/staff/appointments/${appointment.id}/health/`,
      {
        token: vaidya.token,
      },
    );
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
      subject: `appointment:${appointment.id}`,
      before: null,
      after: null,
    });
  });

  it('is gone with a cancelled appointment', async () => {
    const { who, appointment } = await fixture.bookedBySomebody(appointmentAt('11:00'));
    await store.call('POST', `/user/appointments/${appointment.id}/cancel/`, { token: who.token });
    const { token } = await staffFixture(store, ['vaidya']);
    const { status } = await store.call('GET', `/staff/appointments/${appointment.id}/health/`, {
      token,
    });
    expect(status).toBe(404);
  });

  it('stands nowhere in the diary, nor in the trail of anything that staff do', async () => {
    const { appointment } = await fixture.bookedBySomebody(appointmentAt('11:30'));
    const diary = await asKeeper('GET', '/staff/appointments/?from=2026-11-23&to=2026-11-29');
    const { data } = await listStaffAppointments.answer.validate(diary.body, { strict: true });
    expect(data.find(({ id }) => id === appointment.id)).toMatchObject({ has_health: true });
    await asKeeper('POST', `/staff/appointments/${appointment.id}/move/`, {
      start_datetime: appointmentAt('16:00'),
    });
    const auditLog = await store.context.db.select().from(auditEntries);
    const recorded = JSON.stringify([diary.body, auditLog]);
    expect(recorded).not.toMatch(/Secret sorrow|Hairfall|Ayurvedic/);
  });
});
