import { eq } from 'drizzle-orm';
import {
  bookSeats,
  listEventBookings,
  listEvents,
  type EventBooking,
} from '../../contract/event.ts';
import * as staffCalls from '../../contract/staff-event.ts';
import { events } from '../db/schema/content.ts';
import { staffNotices } from '../db/schema/notice.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { eventBookings } from '../db/schema/service.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

const hour = 3_600_000;
let made = 0;

/** An event that begins in two days. */
async function plan(seats: number | null, more: Partial<typeof events.$inferInsert> = {}) {
  made += 1;
  const startsAt = new Date(testNow.getTime() + 48 * hour);
  const [row] = await store.context.db
    .insert(events)
    .values({
      slug: `seats-${made}`,
      title: `Tasting ${made}`,
      category: 'Physical Event',
      summary: 'Six honeys.',
      content: '<p>Come.</p>',
      venue: 'Our store',
      city: 'Surat',
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour),
      seats,
      ...more,
    })
    .returning({ id: events.id });
  if (!row) throw new Error('No event');
  return row.id;
}

const book = (who: { token: string; email: string }, id: number, more: object = {}) =>
  store.call('POST', `/events/${id}/seats/`, {
    token: who.token,
    body: { seats: 1, name: 'Test Shopper', email: who.email, ...more },
  });

const noticeTitles = async (id: number) => {
  const rows = await store.context.db
    .select({ title: staffNotices.title })
    .from(staffNotices)
    .where(eq(staffNotices.path, `/dashboard/content/events/${id}`))
    .orderBy(staffNotices.id);
  return rows.map(({ title }) => title);
};

async function booked(who: Shopper, id: number, seats = 1): Promise<EventBooking> {
  const { status, body } = await book(who, id, { seats });
  if (status !== 201) throw new Error(`Answered with ${status}: ${String(body['message'])}`);
  return (await bookSeats.answer.validate(body, { strict: true })).data as EventBooking;
}

const cancel = (who: { token: string }, id: number) =>
  store.call('POST', `/user/event-bookings/${id}/cancel/`, { token: who.token });

async function shown(id: number) {
  const { body } = await store.call('GET', '/events/ecommerce/');
  const list = (await listEvents.answer.validate(body, { strict: true })).events;
  return list.find((event) => event.id === id);
}

const mails = async (email: string, kind: string) =>
  (
    await store.context.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email))
  ).filter((row) => row.kind === kind);

describe('seats of an event', () => {
  it('T38: go to twelve of thirty at once, never to more; the others read that all are booked', async () => {
    const id = await plan(12);
    const people = await Promise.all(Array.from({ length: 30 }, () => makeCustomer(store)));
    const answers = await Promise.all(people.map((who) => book(who, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused) {
      expect([status, body['message'], body['seats_free']]).toEqual([
        409,
        'All seats for this event are booked.',
        0,
      ]);
    }
    expect(await shown(id)).toMatchObject({ seats: 12, seats_free: 0 });
  });

  it('are booked once by a customer who sends the form five times at once', async () => {
    const id = await plan(10);
    const who = await makeCustomer(store);
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(who, id, { seats: 2 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await shown(id)).toMatchObject({ seats_free: 8 });
  });

  it('are not split: who wants more than are left gets none and reads how many there are', async () => {
    const id = await plan(3);
    await booked(await makeCustomer(store), id, 2);
    const answer = await book(await makeCustomer(store), id, { seats: 2 });
    expect([answer.status, answer.body['message'], answer.body['seats_free']]).toEqual([
      409,
      'Only 1 seat is left.',
      1,
    ]);
  });

  it('come with a mail and a calendar file, and the shop makes its pages again', async () => {
    const id = await plan(5);
    const who = await makeCustomer(store);
    const booking = await booked(who, id, 2);
    expect(booking).toMatchObject({ event_id: id, seats: 2, status: 'Booked' });
    const [mail] = await mails(who.email, 'seats_booked');
    expect(mail?.text).toMatch('Our store, Surat');
    expect(mail?.data['calendar']).toMatch(new RegExp(`METHOD:PUBLISH[^]*UID:event-${id}@`));
    const jobs = await waitingJobs(store, 'revalidate');
    expect(jobs).toContainEqual({ tags: ['events', `event:${id}`, `/event/${id}`] });
    const { body } = await store.call('GET', '/user/event-bookings/', { token: who.token });
    const { data } = await listEventBookings.answer.validate(body, { strict: true });
    expect(data).toEqual([booking]);
    const own = await store.call('GET', '/user/data/', { token: who.token });
    expect((own.body['data'] as Record<string, unknown>)['event_bookings']).toEqual([booking]);
  });

  it('can be cancelled once and booked again, and are free in between', async () => {
    const id = await plan(1);
    const who = await makeCustomer(store);
    const { id: bookingId } = await booked(who, id);
    expect((await cancel(who, bookingId)).status).toBe(200);
    expect((await cancel(who, bookingId)).body['data']).toMatchObject({ status: 'Cancelled' });
    const [mail, ...more] = await mails(who.email, 'seats_cancelled');
    expect(more).toEqual([]);
    expect(mail?.data['calendar']).toMatch('METHOD:CANCEL');
    expect(await shown(id)).toMatchObject({ seats_free: 1 });
    await booked(who, id);
    expect((await noticeTitles(id)).map((title) => title.replace(/:.*/, ''))).toEqual([
      'Seats booked',
      'Seats cancelled',
      'Seats booked',
    ]);
  });

  it('are refused where the event is over, hidden, unknown or takes no bookings', async () => {
    const who = await makeCustomer(store);
    const ended = { startsAt: new Date(testNow.getTime() - 3 * hour), endsAt: testNow };
    const over = await plan(5, ended);
    const open = await plan(null);
    const hidden = await plan(5, { isPublished: false });
    const answers = [];
    for (const id of [over, open, hidden, 2_000_000]) {
      const { status, body } = await book(who, id);
      answers.push([status, body['message']]);
    }
    expect(answers).toEqual([
      [409, 'This event is over.'],
      [409, 'Seats for this event can’t be booked here.'],
      [404, 'Event not found'],
      [404, 'Event not found'],
    ]);
    expect(await shown(open)).toMatchObject({ seats: null, seats_free: null });
  });

  it('are refused without a name, an email or a number of seats from 1 to 6', async () => {
    const id = await plan(50);
    const who = await makeCustomer(store);
    for (const wrong of [
      { name: '' },
      { email: 'x' },
      { seats: 0 },
      { seats: 7 },
      { seats: '2' },
    ]) {
      expect((await book(who, id, wrong)).status).toBe(400);
    }
  });

  it('refuses a caller who is not logged in', async () => {
    const id = await plan(5);
    const answer = await store.call('POST', `/events/${id}/seats/`, {
      body: { seats: 1, name: 'Nobody', email: 'nobody@example.in' },
    });
    expect(answer.status).toBe(401);
    expect((await store.call('GET', '/user/event-bookings/')).status).toBe(401);
  });

  it('refuses another customer’s booking', async () => {
    const id = await plan(5);
    const { id: bookingId } = await booked(await makeCustomer(store), id);
    expect((await cancel(await makeCustomer(store), bookingId)).status).toBe(404);
    expect(await shown(id)).toMatchObject({ seats_free: 4 });
  });

  it('cannot be cancelled once the event is over', async () => {
    const id = await plan(5);
    const who = await makeCustomer(store);
    const booking = await booked(who, id);
    store.setNow(new Date(testNow.getTime() + 72 * hour));
    const { status, body } = await cancel(who, booking.id);
    expect([status, body['message']]).toEqual([409, 'This event is over.']);
  });

  it('T17: writes ten times a day at most to an email that the account has not confirmed', async () => {
    const who = await makeCustomer(store);
    const email = 'stranger-to-seats@example.in';
    const id = await plan(5);
    for (let i = 0; i < 7; i += 1) {
      const { body } = await book(who, id, { email });
      await cancel(who, (body['data'] as EventBooking).id);
    }
    const [first, second] = [
      await mails(email, 'seats_booked'),
      await mails(email, 'seats_cancelled'),
    ];
    expect(first.length + second.length).toBe(10);
  });

  it('are given back when the account is closed, without its name and email', async () => {
    const id = await plan(2);
    const who = await makeCustomer(store);
    const booking = await booked(who, id);
    expect((await store.call('POST', '/user/deactivate/', { token: who.token })).status).toBe(200);
    const [row] = await store.context.db
      .select()
      .from(eventBookings)
      .where(eq(eventBookings.id, booking.id));
    expect(row).toMatchObject({ name: 'Former customer', email: '' });
    expect(await shown(id)).toMatchObject({ seats_free: 2 });
    expect(await noticeTitles(id)).toEqual([
      expect.stringMatching(/^Seats booked: Tasting/),
      expect.stringMatching(/^Seats cancelled: Tasting/),
    ]);
  });

  it('are deleted a year after the event', async () => {
    const id = await plan(2);
    const { id: bookingId } = await booked(await makeCustomer(store), id);
    const isThere = () => store.context.db.$count(eventBookings, eq(eventBookings.id, bookingId));
    const day = 24 * hour;
    await cleanUp({ ...store.context, now: () => new Date(testNow.getTime() + 364 * day) });
    expect(await isThere()).toBe(1);
    await cleanUp({ ...store.context, now: () => new Date(testNow.getTime() + 369 * day) });
    expect(await isThere()).toBe(0);
  });
});

describe('staff', () => {
  let staffToken: string;
  beforeAll(async () => {
    staffToken = (await staffFixture(store, ['content'])).token;
  });

  const staff = (method: string, path: string, body?: object) =>
    store.call(method, path, { token: staffToken, ...(body && { body }) });

  const bookings = async (id: number) => {
    const { body } = await staff('GET', `/staff/events/${id}/bookings/`);
    return (await staffCalls.listStaffBookings.answer.validate(body, { strict: true })).data;
  };

  it('see who comes and cancel bookings, and the customers read that the shop has done it', async () => {
    const id = await plan(9);
    const [first, second] = [await makeCustomer(store), await makeCustomer(store)];
    const { id: bookingId } = await booked(first, id, 2);
    await booked(second, id, 3);
    expect(await bookings(id)).toMatchObject([
      { name: 'Test Shopper', email: first.email, seats: 2, is_cancelled: false },
      { email: second.email, seats: 3 },
    ]);
    const path = `/staff/events/${id}/bookings/cancel/`;
    for (let i = 0; i < 2; i += 1) {
      expect((await staff('POST', path, { booking_ids: [bookingId] })).status).toBe(200);
    }
    expect((await bookings(id)).map(({ is_cancelled }) => is_cancelled)).toEqual([false, true]);
    const [mail, ...more] = await mails(first.email, 'seats_cancelled');
    expect(more).toEqual([]);
    expect(mail?.text).toMatch('we’ve had to cancel your booking');
    expect(await mails(second.email, 'seats_cancelled')).toEqual([]);
  });

  it('do not see them without the area', async () => {
    const id = await plan(9);
    const { token } = await staffFixture(store, ['orders']);
    const path = `/staff/events/${id}/bookings/`;
    expect((await store.call('GET', path, { token })).status).toBe(403);
  });

  it('cannot delete an event with booked seats, and tell everyone of a new time or place', async () => {
    const id = await plan(9);
    const who = await makeCustomer(store);
    await booked(who, id);
    const path = `/staff/events/${id}/`;
    const { status, body } = await staff('DELETE', path);
    expect([status, body['message']]).toEqual([
      409,
      'Seats are booked. Cancel the bookings first.',
    ]);
    const input = (await staff('GET', path)).body['data'] as Record<string, unknown>;
    expect(input).toMatchObject({ seats: 9, seats_free: 8 });
    await staff('PATCH', path, { ...input, summary: 'Seven honeys.' });
    expect(await mails(who.email, 'event_changed')).toEqual([]);
    const version = Number(input['version']) + 1;
    const moved = await staff('PATCH', path, { ...input, version, venue: 'The farm', seats: 1 });
    expect(moved.status).toBe(200);
    const [mail] = await mails(who.email, 'event_changed');
    expect(mail?.subject).toMatch(/^New venue: /);
    expect(mail?.text).toMatch('The earlier venue was Our store, Surat.');
    expect(mail?.text).toMatch('The farm, Surat');
    expect(await shown(id)).toMatchObject({ seats: 1, seats_free: 0 });
  });

  it('cannot be lowered below those booked, before the event is over', async () => {
    const id = await plan(4);
    await booked(await makeCustomer(store), id, 2);
    await booked(await makeCustomer(store), id);
    const path = `/staff/events/${id}/`;
    const input = (await staff('GET', path)).body['data'] as Record<string, unknown>;
    const { status, body } = await staff('PATCH', path, { ...input, seats: 2 });
    expect([status, body['errors']]).toEqual([400, { seats: ['3 seats are booked'] }]);
    const past = {
      start_datetime: new Date(testNow.getTime() - 3 * hour).toISOString(),
      end_datetime: new Date(testNow.getTime() - hour).toISOString(),
    };
    expect((await staff('PATCH', path, { ...input, ...past })).body['errors']).toEqual({
      end_datetime: ['3 seats are booked. Choose a date that isn’t over.'],
    });
    expect((await staff('PATCH', path, { ...input, seats: 3 })).status).toBe(200);
    store.setNow(new Date(testNow.getTime() + 72 * hour));
    const over = await staff('PATCH', path, { ...input, version: 2, seats: 1 });
    expect(over.status).toBe(200);
  });

  it('tell of the new time of an online event, which has no venue', async () => {
    const id = await plan(9, { category: 'Online', venue: '', city: '' });
    const who = await makeCustomer(store);
    await booked(who, id);
    const path = `/staff/events/${id}/`;
    const input = (await staff('GET', path)).body['data'] as Record<string, unknown>;
    const end_datetime = new Date(testNow.getTime() + 50 * hour).toISOString();
    expect((await staff('PATCH', path, { ...input, end_datetime })).status).toBe(200);
    const [mail] = await mails(who.email, 'event_changed');
    expect(mail?.subject).toMatch(/^New time: /);
    expect(mail?.text).toContain('Where: Online\nHow to join: See the event page');
    expect(mail?.text).toMatch(
      'It was earlier scheduled for Fri, 20 Nov 2026, 12:00 PM to 1:00 PM.',
    );
  });

  it('cannot hide an event with booked seats, nor take its seats away, before it is over', async () => {
    const id = await plan(9);
    await booked(await makeCustomer(store), id);
    const path = `/staff/events/${id}/`;
    const input = (await staff('GET', path)).body['data'] as Record<string, unknown>;
    for (const change of [{ is_published: false }, { seats: null }]) {
      const { status, body } = await staff('PATCH', path, { ...input, ...change });
      expect([status, body['message']]).toEqual([
        409,
        'Seats are booked. Cancel the bookings first.',
      ]);
    }
    expect(await shown(id)).toMatchObject({ seats: 9, seats_free: 8 });
    store.setNow(new Date(testNow.getTime() + 72 * hour));
    const over = await staff('PATCH', path, { ...input, is_published: false });
    expect(over.status).toBe(200);
  });
});
