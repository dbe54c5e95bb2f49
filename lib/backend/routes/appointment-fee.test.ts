import { eq } from 'drizzle-orm';
import { getAppointmentOffer } from '../../contract/appointment.ts';
import { settings } from '../db/schema/running.ts';
import { appointmentFixture, appointmentAt } from '../testing/appointment-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof appointmentFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = appointmentFixture(store);
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

describe('what a talk costs', () => {
  const offerFor = async ({ token }: { token: string }) => {
    const { body } = await store.call('GET', '/user/appointment-offer/', { token });
    return (await getAppointmentOffer.answer.validate(body, { strict: true })).data;
  };

  const setFee = (paise: number) =>
    store.context.db.insert(settings).values({ name: 'consultation_fee', value: paise });
  const noFee = () =>
    store.context.db.delete(settings).where(eq(settings.name, 'consultation_fee'));

  it('is nothing for everybody, and no benefit of Elite, where the owner sets no fee', async () => {
    const hours = ['10:00', '10:30', '11:00', '11:30'];
    for (const who of [await makeCustomer(store), await fixture.member()]) {
      for (const hour of hours.splice(0, 2)) {
        expect(await offerFor(who)).toEqual({ fee: 0, because: 'free', usual_fee: 0 });
        const booked = await fixture.booked(who, {
          start_datetime: appointmentAt(hour, '2026-11-26'),
        });
        expect([booked.fee, booked.is_free]).toEqual([0, false]);
      }
    }
    const { body } = await store.call('GET', '/shop-profile/');
    expect(body['data']).toMatchObject({ consultation_fee: 0, first_consultation_free: true });
  });

  it('is nothing the first time, and the fee from the second on', async () => {
    await setFee(30_000);
    const who = await makeCustomer(store);
    expect(await offerFor(who)).toEqual({ fee: 0, because: 'first', usual_fee: 300 });
    const first = await fixture.booked(who, {
      start_datetime: appointmentAt('10:00', '2026-11-25'),
    });
    expect([first.fee, first.is_free]).toEqual([0, false]);
    expect(await offerFor(who)).toMatchObject({ fee: 300, because: 'fee' });
    const second = await fixture.booked(who, {
      start_datetime: appointmentAt('10:30', '2026-11-25'),
    });
    expect(second.fee).toBe(300);
    await noFee();
  });

  it.each(['customer', 'staff'])(
    'is nothing for the next one, where the first was cancelled by %s; a missed one counts',
    async (by) => {
      await setFee(30_000);
      const who = await makeCustomer(store);
      const staff = await staffFixture(store, ['appointments']);
      const at = (hour: string) => ({ start_datetime: appointmentAt(hour, '2026-12-01') });
      const cancel = ({ id }: { id: number }) =>
        by === 'customer'
          ? fixture.change(who, id, 'cancel')
          : store.call('POST', `/staff/appointments/${id}/cancel/`, { token: staff.token });
      const free = await fixture.booked(who, at('10:00'));
      expect((await cancel(free)).status).toBe(200);
      expect(await offerFor(who)).toMatchObject({ fee: 0, because: 'first' });
      const again = await fixture.booked(who, at('10:30'));
      const second = await fixture.booked(who, at('11:00'));
      expect([again.fee, second.fee]).toEqual([0, 300]);
      expect((await cancel(again)).status).toBe(200);
      const { body } = await store.call('GET', `/user/appointments/${second.id}/`, who);
      expect(body['data']).toMatchObject({ fee: 0 });
      expect(await offerFor(who)).toMatchObject({ fee: 300, because: 'fee' });
      store.setNow(new Date(appointmentAt('12:00', '2026-12-01')));
      await store.call('POST', `/staff/appointments/${second.id}/outcome/`, {
        token: staff.token,
        body: { outcome: 'missed' },
      });
      expect(await offerFor(who)).toMatchObject({ fee: 300, because: 'fee' });
      store.setNow(testNow);
      await cancel(second);
      await noFee();
    },
  );

  it('is nothing for a member of Elite, who has then used a benefit', async () => {
    await setFee(30_000);
    const member = await fixture.member();
    for (const hour of ['11:00', '11:30']) {
      const appointment = await fixture.booked(member, {
        start_datetime: appointmentAt(hour, '2026-11-25'),
      });
      expect([appointment.fee, appointment.is_free]).toEqual([0, true]);
    }
    expect(await offerFor(member)).toMatchObject({ fee: 0, because: 'elite' });
    const { body } = await store.call('GET', '/user/profile_elite_users/', { token: member.token });
    expect(JSON.stringify(body)).toMatch(/consultation|talk/i);
    await noFee();
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
    await setFee(30_000);
    const who = await makeCustomer(store);
    const hours = ['16:00', '16:30', '17:00', '17:30'];
    const appointments = await Promise.all(
      hours.map((hour) =>
        fixture.booked(who, { start_datetime: appointmentAt(hour, '2026-11-25') }),
      ),
    );
    expect(appointments.map(({ fee }) => fee).sort()).toEqual([0, 300, 300, 300]);
    await noFee();
  });
});
