import { clientOptions } from '../connect.ts';
import { delhivery } from './delhivery.ts';
import { bookParcels } from '../../services/shipment/booking/book-parcels.ts';
import { bookingFixture } from '../../testing/booking-fixture.ts';
import { testNow } from '../../testing/clock.ts';
import { delhiveryStandIn } from '../../testing/delhivery-stand-in.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

let courier: Awaited<ReturnType<typeof delhiveryStandIn>>;
let store: TestStore;
let fixture: Awaited<ReturnType<typeof bookingFixture>>;
beforeAll(async () => {
  courier = await delhiveryStandIn();
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

const mine = (orderId: string) =>
  courier.parcels.filter(({ ReferenceNo }) => ReferenceNo === `${orderId}-1`);

describe('Delhivery', () => {
  it('says what a parcel costs by PIN code, weight and cash', async () => {
    const { orderId } = await fixture.packed();
    const { body } = await fixture.rates(orderId);
    expect(body['data']).toContainEqual({
      provider: 'delhivery',
      service: 'S',
      name: 'Delhivery',
      amount: 97.5,
      days: null,
    });
  });

  it('gives a waybill with the cash to collect, and is asked for one pickup a day', async () => {
    const [one, other] = [await fixture.packed(), await fixture.packed()];
    for (const { orderId } of [one, other]) {
      expect((await fixture.book(orderId, 'delhivery', 'S')).status).toBe(200);
      expect((await fixture.pickup(orderId)).status).toBe(200);
      expect(mine(orderId)).toMatchObject([{ cod: 700 }]);
    }
    expect(courier.pickups).toHaveLength(1);
    const { tracking_number, shipments } = await fixture.read(one.orderId);
    expect(tracking_number).toBe(mine(one.orderId)[0]?.AWB);
    expect(shipments?.[0]?.tracking_url).toBe(
      `https://www.delhivery.com/track-v2/package/${tracking_number}`,
    );
  });

  it('is looked up where its answer was lost, and gives one waybill', async () => {
    const { orderId } = await fixture.packed();
    courier.be((path) => (path.endsWith('create.json') ? { status: 502, body: '' } : undefined));
    await fixture.book(orderId, 'delhivery', 'S');
    courier.be();
    for (const minutes of [3, 6, 9]) {
      store.setNow(new Date(testNow.getTime() + minutes * 60_000));
      await bookParcels(store.context);
    }
    expect(mine(orderId)).toHaveLength(1);
    expect((await fixture.read(orderId)).parcels[0]?.booking?.status).toBe('booked');
  });

  it('says whether its token is right', async () => {
    const tryToken = (token: string) =>
      delhivery.tryKeys(
        { url: courier.settings.DELHIVERY_URL, token, pickup: '', webhook_token: '' },
        {
          ...clientOptions(store.context),
          email: null,
          mobile: null,
          shopName: '',
          postalCode: '380001',
        },
      );
    expect(await tryToken(courier.settings.DELHIVERY_TOKEN)).toEqual({
      is_ok: true,
      message: 'Delhivery accepts the keys and serves 380001: 1 service',
    });
    expect(await tryToken('another token')).toEqual({
      is_ok: false,
      message: 'Delhivery rejected the token',
    });
  });

  it('is heard by its token alone', async () => {
    const { who, orderId } = await fixture.packed();
    await fixture.book(orderId, 'delhivery', 'S');
    const say = (StatusType: string, Status: string, authorization = courier.token) =>
      fixture.hear(
        'delhivery',
        JSON.stringify({
          Shipment: {
            AWB: mine(orderId)[0]?.AWB,
            Status: { StatusType, Status, StatusDateTime: '2026-11-18T09:00:00.000' },
          },
        }),
        { authorization },
      );
    expect((await say('DL', 'Delivered', 'Token wrong')).status).toBe(400);
    expect((await say('UD', 'Manifested')).status).toBe(200);
    expect((await fixture.detail(who, orderId)).order_status).toBe('Packed');
    expect((await say('UD', 'In Transit')).status).toBe(200);
    expect((await say('DL', 'Delivered')).status).toBe(200);
    const { order_status, is_paid } = await fixture.detail(who, orderId);
    expect([order_status, is_paid]).toEqual(['Delivered', true]);
  });
});
