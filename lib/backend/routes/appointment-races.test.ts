import type { FreeSlot } from '../../contract/appointment-slot.ts';
import { idempotencyKeys } from '../db/schema/running.ts';
import { appointmentHealth } from '../db/schema/service.ts';
import { appointmentFixture, appointmentAt } from '../testing/appointment-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { captchaToken } from '../testing/solve-captcha.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof appointmentFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = appointmentFixture(store);
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

describe('one time and many people', () => {
  it('goes to one of twenty at once; the others read why not, and which times are free next', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makeCustomer(store)));
    const answers = await Promise.all(people.map((who) => fixture.book(who)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) {
      expect(body['message']).toBe('That slot was just taken. Choose another.');
      const next = body['next_free'] as FreeSlot[];
      expect(next.map(({ start_datetime }) => start_datetime)).toEqual([
        appointmentAt('10:30'),
        appointmentAt('11:00'),
        appointmentAt('11:30'),
        appointmentAt('16:00'),
        appointmentAt('16:30'),
      ]);
    }
    const encrypted = await store.context.db.select().from(appointmentHealth);
    expect(encrypted).toHaveLength(1);
  });

  it('is one talk when the same request comes five times', async () => {
    const who = await makeCustomer(store);
    const body = await fixture.payload({ start_datetime: appointmentAt('10:00', '2026-11-25') });
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
    const saved = await store.context.db.select().from(idempotencyKeys);
    expect(JSON.stringify(saved)).not.toMatch(/Secret sorrow|Hairfall|Ayurvedic/);
  });

  it('says so to whoever has it already', async () => {
    const who = await makeCustomer(store);
    const start_datetime = appointmentAt('10:30', '2026-11-25');
    const appointment = await fixture.booked(who, { start_datetime });
    const { status, body } = await fixture.book(who, { start_datetime });
    expect([status, body['own_appointment_id']]).toEqual([409, appointment.id]);
    expect(body['message']).toMatch(/^You’ve already booked this slot/);
  });

  it('is taken once by five who move to it at once, and four keep what they had', async () => {
    const hours = ['10:00', '10:30', '11:00', '11:30', '16:00'];
    const target = appointmentAt('17:30', '2026-11-26');
    const appointments = await Promise.all(
      hours.map(async (hour) => {
        const who = await makeCustomer(store);
        const appointment = await fixture.booked(who, {
          start_datetime: appointmentAt(hour, '2026-11-26'),
        });
        return { who, appointment };
      }),
    );
    const answers = await Promise.all(
      appointments.map(({ who, appointment }) =>
        fixture.change(who, appointment.id, 'move', target),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const starts = await Promise.all(
      appointments.map(async ({ appointment }) => (await fixture.rowOf(appointment.id))?.startsAt),
    );
    const remaining = starts.filter((at) => at?.getTime() !== Date.parse(target));
    expect(remaining).toHaveLength(4);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect((body['next_free'] as FreeSlot[]).length).toBeGreaterThan(0);
    }
  });
});

it('a captcha counts for one talk', async () => {
  const recaptcha = await captchaToken(store);
  const who = await makeCustomer(store);
  const first = await fixture.book(who, {
    recaptcha,
    start_datetime: appointmentAt('10:00', '2026-12-04'),
  });
  const second = await fixture.book(who, {
    recaptcha,
    start_datetime: appointmentAt('10:30', '2026-12-04'),
  });
  expect([first.status, second.status]).toEqual([201, 400]);
});
