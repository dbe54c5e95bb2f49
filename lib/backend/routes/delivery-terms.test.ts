import { desc, eq } from 'drizzle-orm';
import { getShopProfile } from '../../contract/shop-profile.ts';
import { memberships } from '../db/schema/membership.ts';
import { auditEntries } from '../db/schema/running.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* Delivery fee and minimum order amount: set once by the owner, applied by every call. */

const usual = { shipping_fee: 100, minimum_order: 250, free_shipping_city: 'Ahmedabad' };

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  ({ token } = await staffFixture(store, ['settings']));
});
afterEach(async () => {
  const { status } = await say(usual);
  expect(status).toBe(200);
});
afterAll(() => store.close());

const say = (changes: object) => changeShopSettings(store, token, changes);

async function terms() {
  const { body } = await store.call('GET', '/shop-profile/');
  const { data } = await getShopProfile.answer.validate(body, { strict: true });
  const { shipping_fee, minimum_order, free_shipping_city } = data;
  return { shipping_fee, minimum_order, free_shipping_city };
}

const feeTo = async (pin: string) =>
  (await store.call('GET', `/pin-codes/${pin}/`)).body['data'] as {
    delivery: { shipping_fee: number };
  };

describe('what the shop asks for delivery', () => {
  it('is ₹100, free in Ahmedabad, for orders from ₹250, until its owner says otherwise', async () => {
    expect(await terms()).toEqual(usual);
    expect(await feeTo('400001')).toMatchObject({ delivery: { shipping_fee: 100 } });
    expect(await feeTo('380009')).toMatchObject({ delivery: { shipping_fee: 0 } });
  });

  it('is what an order costs from then on, and what a PIN code says', async () => {
    await say({ shipping_fee: 49.9, free_shipping_city: 'pune' });
    expect(await terms()).toEqual({ ...usual, shipping_fee: 49.9, free_shipping_city: 'Pune' });
    expect(await feeTo('380009')).toMatchObject({ delivery: { shipping_fee: 49.9 } });
    expect(await feeTo('411001')).toMatchObject({ delivery: { shipping_fee: 0 } });

    const product = await makeProduct(store);
    const far = await fixture.buyer(product.id);
    const placed = await fixture.place(far, { ...far.payload, amount: 349.9, udf2: 49.9 });
    expect(placed.status).toBe(201);
    const order = await fixture.detail(far, placed.body['order_id']);
    expect(order).toMatchObject({ shipping_amt: 49.9, final_total: 349.9 });
    const near = await fixture.buyer(product.id, { city: 'Pune' });
    const free = await fixture.place(near, { ...near.payload, amount: 300, udf2: 0 });
    expect(free.status).toBe(201);
    // This city also has the faster delivery: two working days, not six.
    const { delivery_date: soon } = await fixture.detail(near, free.body['order_id']);
    expect(String(soon) < String(order.delivery_date)).toBe(true);
  });

  it('is asked everywhere where no city is free, but not of members', async () => {
    await say({ free_shipping_city: '' });
    expect(await feeTo('380009')).toMatchObject({ delivery: { shipping_fee: 100 } });
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id, { city: 'Ahmedabad' });
    const at = store.context.now();
    expect((await fixture.place(who, { ...who.payload, amount: 300 })).status).toBe(409);
    await store.context.db.insert(memberships).values({
      customerId: who.customerId,
      startsAt: at,
      endsAt: new Date(at.getTime() + 1_000_000),
    });
    expect((await fixture.place(who, { ...who.payload, amount: 300 })).status).toBe(201);
  });

  it('is nothing anywhere where the fee is ₹0', async () => {
    await say({ shipping_fee: 0 });
    expect(await feeTo('400001')).toMatchObject({ delivery: { shipping_fee: 0 } });
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    expect((await fixture.place(who, { ...who.payload, amount: 300 })).status).toBe(201);
  });

  it('refuses who has seen another fee, with the fresh totals, and makes nothing', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    await say({ shipping_fee: 120 });
    for (const answer of [
      await fixture.place(who, who.payload),
      await fixture.link(who, fixture.orderInput(who)),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body['totals']).toMatchObject({ shipping_amt: 120, amount: 420 });
    }
    expect(await fixture.ordersOf(who)).toEqual([]);
    expect(await fixture.piecesInCart(who)).toBe(1);
  });

  it('stays as it was for an order that waits for its payment', async () => {
    const product = await makeProduct(store);
    const waiting = await fixture.waiting(product.id);
    await say({ shipping_fee: 120, minimum_order: 5_000 });
    expect((await fixture.send(waiting.paid)).status).toBe(200);
    expect(await fixture.detail(waiting, waiting.orderId)).toMatchObject({
      is_paid: true,
      shipping_amt: 100,
      final_total: 400,
    });
  });
});

describe('the least order', () => {
  it('is named in rupees where an order is below it', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    for (const [minOrder, shown] of [
      [300.01, '₹300.01'],
      [1_500, '₹1,500'],
    ] as const) {
      await say({ minimum_order: minOrder });
      const answer = await fixture.place(who, who.payload);
      expect([answer.status, answer.body['message']]).toEqual([
        400,
        `Minimum order value should be ${shown}`,
      ]);
    }
    await say({ minimum_order: 300 });
    expect((await fixture.place(who, who.payload)).status).toBe(201);
  });

  it('may be nothing at all', async () => {
    await say({ minimum_order: 0 });
    const product = await makeProduct(store, { price: 100, basePrice: 100 });
    const who = await fixture.buyer(product.id);
    expect((await fixture.place(who, { ...who.payload, amount: 101 })).status).toBe(201);
  });
});

describe('the settings of delivery', () => {
  it.each([
    [{ shipping_fee: -1 }, 'shipping_fee', 'Must be 0 or more'],
    [{ shipping_fee: 49.999 }, 'shipping_fee', 'Must have at most 2 decimals'],
    [{ shipping_fee: 100_000.01 }, 'shipping_fee', 'Delivery fee must be at most ₹1,00,000'],
    [{ shipping_fee: 'free' }, 'shipping_fee', 'Must be an amount in rupees'],
    [{ minimum_order: 100_001 }, 'minimum_order', 'Minimum order must be at most ₹1,00,000'],
    [{ free_shipping_city: 'Amdavad-by-sea' }, 'free_shipping_city', 'This isn’t an Indian city'],
    [{ free_shipping_city: 'London' }, 'free_shipping_city', 'This isn’t an Indian city'],
  ])('refuse %j at the field', async (changes, field, message) => {
    const { status, body } = await say(changes);
    expect([status, body['errors']]).toEqual([400, { [field]: [message] }]);
    expect(await terms()).toEqual(usual);
  });

  it('take a former name of a city', async () => {
    await say({ free_shipping_city: 'Cochin' });
    expect(await terms()).toEqual({ ...usual, free_shipping_city: 'Kochi' });
  });

  it('stand in the trail, with what was before', async () => {
    await say({ shipping_fee: 80 });
    const [entry] = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, 'settings:shop'))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry).toMatchObject({
      action: 'settings.change',
      before: expect.objectContaining({ shipping_fee: 100 }),
      after: expect.objectContaining({ shipping_fee: 80 }),
    });
    expect(await fixture.lastTags()).toContain('shop-profile');
  });
});
