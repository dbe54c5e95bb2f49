import { eq, inArray } from 'drizzle-orm';
import { courierBookings, shipments } from '../../../db/schema/shipment.ts';
import type { BookedParcel, CourierProvider } from '../../../providers/courier/courier-provider.ts';
import { testNow } from '../../../testing/clock.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { staffFixture } from '../../../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { cancelBooking, withdrawBooking } from './claim-booking.ts';
import { runBooking } from './run-booking.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
afterEach(() => store.setNow(testNow));

/** Ends a run as a killed process would: nothing after it happens. */
class Killed extends Error {}

/** Booking calls of all couriers of this file. */
let bookings = 0;

/**
 * A courier that gives another number to each booking call, whatever its reference, and a process
 * that may be killed before and after each call.
 */
function careless(kill: () => boolean) {
  const given = new Map<string, BookedParcel[]>();
  const risk = () => {
    if (kill()) throw new Killed();
  };
  const courier: CourierProvider = {
    name: 'delhivery',
    rates: () => Promise.resolve([]),
    find: async (reference) => {
      risk();
      const found = await Promise.resolve(given.get(reference)?.[0]);
      risk();
      return found;
    },
    book: async ({ reference }) => {
      risk();
      bookings += 1;
      const number = String(bookings);
      const parcel = { trackingNumber: `AWB${number}`, courier: 'Careless', id: number };
      given.set(reference, [...(given.get(reference) ?? []), parcel]);
      await Promise.resolve();
      risk();
      return parcel;
    },
    requestPickup: () => Promise.resolve(),
    cancel: () => Promise.resolve(),
    // Called within the transaction that stores the number.
    trackingPage: () => {
      risk();
      return null;
    },
    readWebhook: () => undefined,
  };
  return { courier, given };
}

/** Bookings of parcels of one packed order. */
async function requested(howMany: number): Promise<number[]> {
  const { db } = store.context;
  const { orderId, id } = await orderFixture(store).ordered();
  await (await staffFixture(store)).bring(orderId, 'Packed');
  const rows = await db
    .insert(shipments)
    .values(Array.from({ length: howMany }, (_, index) => ({ orderId: id, number: index + 2 })))
    .returning({ id: shipments.id });
  const made = await db
    .insert(courierBookings)
    .values(
      rows.map((row) => ({
        shipmentId: row.id,
        provider: 'delhivery',
        reference: `${orderId}-${row.id}`,
        service: 'S',
        weight: 500,
      })),
    )
    .returning({ id: courierBookings.id });
  return made.map((one) => one.id);
}

const readBookings = (ids: number[]) =>
  store.context.db.select().from(courierBookings).where(inArray(courierBookings.id, ids));

/** Numbers from 0 to 1 that are the same in each run (linear congruential generator). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('booking at a courier', () => {
  it('gives one number to each parcel over 1,000 kills, and loses none', async () => {
    const next = numbers(20_261_118);
    let kills = 0;
    const { courier, given } = careless(() => {
      const isKilled = kills < 1_000 && next() < 0.6;
      if (isKilled) kills += 1;
      return isKilled;
    });
    const ids = await requested(100);
    let minutes = 0;
    for (let round = 0; round < 400; round += 1) {
      const open = (await readBookings(ids)).filter(({ status }) => status === 'requested');
      if (open.length === 0) break;
      minutes += 3;
      store.setNow(new Date(testNow.getTime() + minutes * 60_000));
      for (const { id } of open) {
        await runBooking(store.context, id, courier).catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        });
      }
    }
    expect(kills).toBe(1_000);
    const rows = await readBookings(ids);
    expect(rows.filter(({ status }) => status !== 'booked')).toEqual([]);
    const doubles = [...given.values()].filter((parcels) => parcels.length !== 1);
    expect(doubles).toEqual([]);
    for (const { reference, trackingNumber } of rows) {
      expect(given.get(reference)?.[0]?.trackingNumber).toBe(trackingNumber);
    }
  }, 240_000);

  it('is done by one of many that try at the same time', async () => {
    const { courier, given } = careless(() => false);
    const [id = 0] = await requested(1);
    await Promise.all(Array.from({ length: 12 }, () => runBooking(store.context, id, courier)));
    expect([...given.values()].map((parcels) => parcels.length)).toEqual([1]);
  });

  it('keeps the number of a booking that was withdrawn meanwhile, so that it is cancelled', async () => {
    const { courier } = careless(() => false);
    const [id = 0] = await requested(1);
    const withdrawing: CourierProvider = {
      ...courier,
      book: async (request) => {
        const parcel = await courier.book(request);
        await store.context.db
          .update(courierBookings)
          .set({ status: 'to_cancel' })
          .where(eq(courierBookings.id, id));
        return parcel;
      },
    };
    await runBooking(store.context, id, withdrawing);
    expect(await readBookings([id])).toMatchObject([
      { status: 'to_cancel', trackingNumber: `AWB${bookings}` },
    ]);
  });

  it('is cancelled at the courier where it was withdrawn during the call', async () => {
    const [id = 0] = await requested(1);
    const { courier } = careless(() => false);
    const cancelled: string[] = [];
    let isThere = false;
    const slow: CourierProvider = {
      ...courier,
      find: (reference) => (isThere ? courier.find(reference) : Promise.resolve(undefined)),
      book: async (request) => {
        const [row] = await readBookings([id]);
        await withdrawBooking(store.context, row?.shipmentId ?? 0);
        await cancelBooking(store.context, id, slow);
        const parcel = await courier.book(request);
        isThere = true;
        return parcel;
      },
      cancel: ({ trackingNumber }) => {
        cancelled.push(trackingNumber);
        return Promise.resolve();
      },
    };
    await runBooking(store.context, id, slow);
    await cancelBooking(store.context, id, slow);
    expect(cancelled).toEqual([`AWB${bookings}`]);
    expect(await readBookings([id])).toMatchObject([{ status: 'cancelled' }]);
  });

  it('leaves a withdrawn booking to whoever is calling the courier, until the lease ends', async () => {
    const [id = 0] = await requested(1);
    const { courier } = careless(() => false);
    const ending: CourierProvider = { ...courier, book: () => Promise.reject(new Killed()) };
    await expect(runBooking(store.context, id, ending)).rejects.toBeInstanceOf(Killed);
    const [row] = await readBookings([id]);
    await withdrawBooking(store.context, row?.shipmentId ?? 0);
    await cancelBooking(store.context, id, courier);
    expect(await readBookings([id])).toMatchObject([{ status: 'to_cancel' }]);
    store.setNow(new Date(testNow.getTime() + 180_000));
    await cancelBooking(store.context, id, courier);
    expect(await readBookings([id])).toMatchObject([{ status: 'cancelled' }]);
  });
});
