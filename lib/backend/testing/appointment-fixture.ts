import { eq } from 'drizzle-orm';
import { bookAppointment, type Appointment } from '../../contract/appointment.ts';
import { countries } from '../db/schema/place.ts';
import { memberships } from '../db/schema/membership.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { appointments } from '../db/schema/service.ts';
import { makeCustomer, type Shopper } from './make-customer.ts';
import { captchaToken } from './solve-captcha.ts';
import type { Answer, TestStore } from './test-store.ts';

/** A time on the Tuesday after the tests' Wednesday; the vaidya has opening hours then. */
export const appointmentAt = (hour: string, day = '2026-11-24') => `${day}T${hour}:00+05:30`;

export function appointmentFixture(store: TestStore) {
  const { db } = store.context;

  const countryId = async (name = 'India'): Promise<number> => {
    const [row] = await db
      .select({ id: countries.id })
      .from(countries)
      .where(eq(countries.name, name));
    if (!row) throw new Error(`${name} is not on the map`);
    return row.id;
  };

  /** Example payload of the specification. */
  const payload = async (more: Record<string, unknown> = {}) => ({
    event_type: 'Appointment',
    category: 'Online',
    start_datetime: appointmentAt('10:00'),
    name: 'Test Shopper',
    country_id: await countryId(),
    email: 'talk@example.in',
    mobile: '9000000077',
    gender: 'Female',
    age_group: '18 to 45',
    problem_suffering_from: 'Hairfall',
    problem_description: 'Secret sorrow of my hair',
    landmark: 'Near the test bridge',
    is_taking_medicine: true,
    type_of_medicine_list: ['Ayurvedic'],
    recaptcha: await captchaToken(store),
    ...more,
  });

  const book = async (
    { token }: { token: string },
    more: Record<string, unknown> = {},
    key?: string,
  ): Promise<Answer> =>
    store.call('POST', '/events/', {
      token,
      body: await payload(more),
      ...(key && { headers: { 'idempotency-key': key } }),
    });

  /** Books an appointment and returns it; throws if it is refused. */
  const booked = async (who: { token: string }, more: Record<string, unknown> = {}) => {
    const { status, body } = await book(who, more);
    if (status !== 201)
      throw new Error(`Booking was answered with ${status}: ${String(body['message'])}`);
    return (await bookAppointment.answer.validate(body, { strict: true })).data as Appointment;
  };

  return {
    countryId,
    payload,
    book,
    booked,
    /** The same by a new customer with their own email. */
    bookedBySomebody: async (start_datetime: string) => {
      const who = await makeCustomer(store);
      return { who, appointment: await booked(who, { start_datetime, email: who.email }) };
    },
    /** Cancels an appointment, or moves it to `start`. */
    change: ({ token }: { token: string }, id: number, what: 'cancel' | 'move', start?: string) =>
      store.call('POST', `/user/appointments/${id}/${what}/`, {
        token,
        ...(start && { body: { start_datetime: start } }),
      }),
    rowOf: async (id: number) =>
      (await db.select().from(appointments).where(eq(appointments.id, id)))[0],
    messagesTo: async (email: string, kind: string) => {
      const rows = await db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.recipient, email));
      return rows.filter((row) => row.kind === kind);
    },
    member: async (): Promise<Shopper> => {
      const shopper = await makeCustomer(store);
      const startsAt = new Date(store.context.now().getTime() - 86_400_000);
      const endsAt = new Date(startsAt.getTime() + 30 * 86_400_000);
      await db.insert(memberships).values({ customerId: shopper.customerId, startsAt, endsAt });
      return shopper;
    },
  };
}
