import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '../db/schema/running.ts';
import { marksSetting } from '../services/demo-data/demo-marks.ts';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: Awaited<ReturnType<typeof bookingFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = await bookingFixture(store);
});
afterAll(() => store.close());

const sign = (body: string) =>
  createHmac('sha256', store.context.env.payment.sandboxSecret ?? '')
    .update(body)
    .digest('hex');

describe('the sandbox courier', () => {
  it('is booked once, whoever asks how often', async () => {
    const { orderId } = await fixture.packed();
    const answers = await Promise.all(
      [1, 2, 3].map(() => fixture.book(orderId, 'sandbox', 'surface')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['message']).toBe(
      `Parcel 1 of order ${orderId} is already booked`,
    );
    const { parcels, tracking_number, courier } = await fixture.read(orderId);
    expect(parcels[0]).toMatchObject({ booking: { status: 'booked' }, may_book: false });
    expect([courier, tracking_number]).toEqual(['Sandbox courier', expect.stringMatching(/^SBX/)]);
    await fixture.staff.step(orderId, 'Shipped', { courier: 'Other', tracking_number: 'X' });
    expect((await fixture.read(orderId)).shipments?.[0]).toMatchObject({
      courier: 'Sandbox courier',
      tracking_number,
    });
  });

  it('is heard with its signature alone, however often it says the same', async () => {
    const { who, orderId } = await fixture.packed();
    await fixture.book(orderId, 'sandbox', 'surface');
    const { tracking_number } = await fixture.read(orderId);
    const body = JSON.stringify({
      tracking_number,
      status: 'delivered',
      at: '2026-11-18T09:00:00+05:30',
    });
    const hear = (signature: string) =>
      fixture.hear('sandbox', body, { 'x-sandbox-signature': signature });
    expect((await hear('0'.repeat(64))).status).toBe(400);
    expect((await hear('')).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 6 }, () => hear(sign(body))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { order_status, timeline } = await fixture.detail(who, orderId);
    expect(order_status).toBe('Delivered');
    expect(timeline.filter(({ status }) => status === 'Delivered')).toHaveLength(1);
  });

  it.each(['returned', 'cancelled', 'packed'])('does not decide that one is %s', async (status) => {
    const { who, orderId } = await fixture.packed();
    await fixture.book(orderId, 'sandbox', 'surface');
    const { tracking_number } = await fixture.read(orderId);
    const say = (update: object) => {
      const at = '2026-11-18T09:00:00+05:30';
      const body = JSON.stringify({ tracking_number, at, ...update });
      return fixture.hear('sandbox', body, { 'x-sandbox-signature': sign(body) });
    };
    await say({ status: 'in_transit', note: 'Left \0 the hub' });
    expect((await say({ status })).status).toBe(200);
    expect((await fixture.detail(who, orderId)).shipments).toMatchObject([
      { status: 'in_transit', events: [{ note: 'Left  the hub' }, {}] },
    ]);
  });

  it('has no addresses for couriers that are not connected, and takes only JSON', async () => {
    for (const path of ['delhivery', 'aggregator', 'nobody']) {
      expect((await fixture.hear(path, '{}', {})).status).toBe(404);
    }
    const signature = sign('{');
    const answer = await fixture.hear('sandbox', '{', { 'x-sandbox-signature': signature });
    expect(answer.status).toBe(400);
  });

  it('can be cancelled and booked again under another number, until it has left', async () => {
    const { orderId } = await fixture.packed();
    const unbook = () =>
      store.call('POST', `/staff/orders/${orderId}/parcels/1/unbook/`, {
        token: fixture.staff.token,
      });
    expect((await unbook()).status).toBe(409);
    await fixture.book(orderId, 'sandbox', 'surface');
    const first = (await fixture.read(orderId)).tracking_number;
    expect((await unbook()).status).toBe(200);
    const between = await fixture.read(orderId);
    expect([between.parcels[0]?.booking?.status, between.parcels[0]?.may_book]).toEqual([
      'cancelled',
      true,
    ]);
    expect(between.shipments?.[0]?.tracking_number).toBeNull();
    expect((await fixture.book(orderId, 'sandbox', 'surface')).status).toBe(200);
    const second = (await fixture.read(orderId)).tracking_number;
    expect(second).toMatch(/^SBX/);
    expect(second).not.toBe(first);
    await fixture.staff.step(orderId, 'Shipped');
    expect((await unbook()).status).toBe(409);
  });

  it('keeps its parcel from being split until the booking is cancelled', async () => {
    const { orderId } = await fixture.packed();
    const { token } = fixture.staff;
    const line_id = (await fixture.read(orderId)).lines[0]?.id;
    const path = `/staff/orders/${orderId}/parcels/1`;
    const split = () =>
      store.call('POST', `${path}/split/`, { token, body: { lines: [{ line_id, quantity: 1 }] } });
    const maySplit = async () => (await fixture.read(orderId)).parcels[0]?.may_split;
    await fixture.book(orderId, 'sandbox', 'surface');
    expect([await maySplit(), (await split()).status]).toEqual([false, 409]);
    await store.call('POST', `${path}/unbook/`, { token });
    expect([await maySplit(), (await split()).status]).toEqual([true, 200]);
  });

  it('is offered no more once the demo is gone', async () => {
    const { orderId } = await fixture.packed();
    const { db } = store.context;
    const marks = await db.delete(settings).where(eq(settings.name, marksSetting)).returning();
    const { body } = await fixture.rates(orderId);
    const booked = await fixture.book(orderId, 'sandbox', 'surface');
    const { parcels } = await fixture.read(orderId);
    await db.insert(settings).values(marks);
    expect(body['data']).toEqual([]);
    expect(booked.status).toBe(400);
    expect(parcels[0]?.may_book).toBe(false);
  });

  it('is booked by staff of orders alone', async () => {
    const { who, orderId } = await fixture.packed();
    const others = await staffFixture(store, ['catalogue']);
    for (const token of [others.token, who.token]) {
      const path = `/staff/orders/${orderId}/parcels/1/`;
      const body = { provider: 'sandbox', service: 'surface', weight: 750 };
      expect((await store.call('POST', `${path}book/`, { token, body })).status).toBe(403);
      expect((await store.call('POST', `${path}pickup/`, { token })).status).toBe(403);
      expect((await store.call('GET', `${path}rates/?weight=1`, { token })).status).toBe(403);
    }
    const notBooked = await fixture.pickup(orderId);
    expect([notBooked.status, notBooked.body['message']]).toEqual([
      409,
      'Parcel 1 is not booked with a courier',
    ]);
    const unknown = await fixture.book(orderId, 'shiprocket', '24');
    expect([unknown.status, unknown.body['message']]).toEqual([
      400,
      'This courier is not connected',
    ]);
  });
});
