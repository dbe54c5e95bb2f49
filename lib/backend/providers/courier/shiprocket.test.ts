import { clientOptions } from '../connect.ts';
import { shiprocket } from './shiprocket.ts';
import { bookParcels } from '../../services/shipment/booking/book-parcels.ts';
import { bookingFixture } from '../../testing/booking-fixture.ts';
import { testNow } from '../../testing/clock.ts';
import { shiprocketStandIn } from '../../testing/shiprocket-stand-in.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

let courier: Awaited<ReturnType<typeof shiprocketStandIn>>;
let store: TestStore;
let fixture: Awaited<ReturnType<typeof bookingFixture>>;
beforeAll(async () => {
  courier = await shiprocketStandIn();
  store = await openTestStore(courier.settings);
  fixture = await bookingFixture(store);
});
afterAll(async () => {
  await store.close();
  await courier.close();
});
afterEach(() => {
  courier.be();
  store.setNow(testNow);
});

const goTo = (minutes: number) => store.setNow(new Date(testNow.getTime() + minutes * 60_000));
const mine = (orderId: string) =>
  courier.parcels.filter(({ channel_order_id }) => channel_order_id === `${orderId}-1`);

describe('Shiprocket', () => {
  it('says who serves the PIN code at which price, the cheapest first', async () => {
    const { orderId } = await fixture.packed();
    const { body } = await fixture.rates(orderId);
    const rates = (body['data'] as { provider: string }[]).filter(
      ({ provider }) => provider === 'shiprocket',
    );
    expect(rates).toEqual([
      { provider: 'shiprocket', service: '24', name: 'Xpressbees Surface', amount: 70.5, days: 4 },
      { provider: 'shiprocket', service: '1', name: 'Blue Dart', amount: 130.5, days: 4 },
    ]);
  });

  it('gives a tracking number, which the customer follows', async () => {
    const { who, orderId } = await fixture.packed();
    expect((await fixture.book(orderId, 'shiprocket', '24')).status).toBe(200);
    const [parcel] = mine(orderId);
    expect(parcel).toMatchObject({ cod: true, courier: 'Xpressbees Surface' });
    expect((await fixture.detail(who, orderId)).shipments).toMatchObject([
      {
        courier: 'Xpressbees Surface',
        tracking_number: parcel?.awb,
        tracking_url: `https://shiprocket.co/tracking/${parcel?.awb}`,
      },
    ]);
    expect((await fixture.pickup(orderId)).status).toBe(200);
    expect((await fixture.pickup(orderId)).status).toBe(200);
    expect(courier.pickups.filter((id) => id === parcel?.id)).toHaveLength(1);
  });

  it('is asked to log in again when the token has ended', async () => {
    courier.expire();
    const { orderId } = await fixture.packed();
    await fixture.book(orderId, 'shiprocket', '24');
    expect(mine(orderId)).toHaveLength(1);
  });

  it.each(['POST /orders/create/adhoc', 'POST /courier/assign/awb', 'GET /orders'])(
    'is looked up where it does not answer to %s, and gives one number',
    async (broken) => {
      const { orderId } = await fixture.packed();
      courier.be((path) =>
        path.replace('/v1/external', '') === broken ? { status: 500, body: {} } : undefined,
      );
      expect((await fixture.book(orderId, 'shiprocket', '24')).status).toBe(200);
      expect((await fixture.read(orderId)).parcels[0]?.booking?.status).toBe('requested');
      expect((await fixture.book(orderId, 'shiprocket', '24')).status).toBe(409);
      courier.be();
      await bookParcels(store.context);
      expect((await fixture.read(orderId)).parcels[0]?.booking?.status).toBe('requested');
      goTo(3);
      await bookParcels(store.context);
      const [parcel, ...more] = mine(orderId);
      expect(more).toEqual([]);
      expect((await fixture.read(orderId)).tracking_number).toBe(parcel?.awb);
    },
  );

  it('says that it rejects a wrong password', async () => {
    const { SHIPROCKET_URL: url, SHIPROCKET_EMAIL: email } = courier.settings;
    const wrong = { url, email, password: 'wrong', pickup: '', webhook_token: '' };
    const options = { email: null, mobile: null, shopName: '', postalCode: '380001' };
    const trial = { ...clientOptions(store.context), ...options };
    expect(await shiprocket.tryKeys(wrong, trial)).toEqual({
      is_ok: false,
      message: 'Shiprocket rejected the email or password',
    });
  });

  it('is heard by its token alone, in any order', async () => {
    const { who, orderId } = await fixture.packed();
    await fixture.book(orderId, 'shiprocket', '24');
    const awb = mine(orderId)[0]?.awb;
    const say = (current_status: string, current_timestamp: string, token = courier.token) =>
      fixture.hear('aggregator', JSON.stringify({ awb, current_status, current_timestamp }), {
        'x-api-key': token,
      });
    expect((await say('DELIVERED', '18 11 2026 09:00:00', 'wrong')).status).toBe(400);
    expect((await say('DELIVERED', '18 11 2026 09:00:00', '')).status).toBe(400);
    expect((await fixture.detail(who, orderId)).order_status).toBe('Packed');
    expect((await say('OUT FOR DELIVERY', '18 11 2026 08:00:00')).status).toBe(200);
    expect((await say('IN TRANSIT', '17 11 2026 20:00:00')).status).toBe(200);
    expect((await say('OUT FOR DELIVERY', '18 11 2026 08:00:00')).status).toBe(200);
    expect((await say('PICKUP SCHEDULED', '18 11 2026 08:30:00')).status).toBe(200);
    const { order_status, shipments } = await fixture.detail(who, orderId);
    expect([order_status, shipments?.[0]?.status]).toEqual(['Shipped', 'out_for_delivery']);
    const { parcels } = await fixture.read(orderId);
    expect(parcels[0]?.reports.map(({ status, has_moved }) => [status, has_moved])).toEqual([
      ['packed', true],
      ['out_for_delivery', true],
      ['in_transit', false],
    ]);
    await say('RTO DELIVERED', '18 11 2026 09:00:00');
    expect((await fixture.detail(who, orderId)).shipments?.[0]?.status).toBe('returning');
  });

  it('cancels the booking of an order that is cancelled', async () => {
    const { orderId } = await fixture.packed();
    await fixture.book(orderId, 'shiprocket', '24');
    await fixture.staff.step(orderId, 'Cancelled', { note: 'Not wanted' });
    await bookParcels(store.context);
    expect(mine(orderId)).toMatchObject([{ isCancelled: true }]);
  });
});
