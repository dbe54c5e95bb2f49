import { eq } from 'drizzle-orm';
import * as calls from '../../contract/staff-coupon.ts';
import { auditEntries } from '../db/schema/running.ts';
import { coupons, couponUses } from '../db/schema/voucher.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['customers']));
});
afterAll(() => store.close());

const path = '/staff/coupons/';
const call = (method: string, at: string, body?: unknown) =>
  store.call(method, at, { token, ...(body !== undefined && { body }) });

const wish = (code: string, more: object = {}) => ({ code, kind: 'percent', value: 15, ...more });

async function made(code: string, more: object = {}) {
  const { body } = await call('POST', path, wish(code, more));
  if (!body['status']) throw new Error(JSON.stringify(body));
  return (await calls.create.answer.validate(body, { strict: true })).data;
}

async function changed(coupon: calls.StaffCoupon, more: object) {
  const { code, kind, value, version } = coupon;
  return call('PATCH', `${path}${coupon.id}/`, { code, kind, value, version, ...more });
}

const listed = async (query: string) => {
  const { body } = await call('GET', `${path}?page_size=100&${query}`);
  return (await calls.list.answer.validate(body, { strict: true })).data;
};

describe('a coupon that the cart may show', () => {
  it('is shown only where staff say so', async () => {
    expect((await made('QUIET15')).show_in_cart).toBe(false);
    const shown = await made('LOUD15', { show_in_cart: true });
    expect(shown.show_in_cart).toBe(true);
    const { body } = await changed(shown, { show_in_cart: false });
    expect(body['data']).toMatchObject({ show_in_cart: false });
  });

  it('is none that belongs to one person', async () => {
    const answer = await call('POST', path, wish('ONCE15', { show_in_cart: true, uses_in_all: 1 }));
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty('show_in_cart');
  });
});

describe('a coupon', () => {
  it('is kept in upper case and works in a cart at once', async () => {
    const product = await makeProduct(store);
    const shopper = await orderFixture(store).buyer(product.id);
    expect(await made('monsoon15', { most_discount: 500 })).toMatchObject({
      code: 'MONSOON15',
      kind: 'percent',
      value: 15,
      most_discount: 500,
      state: 'runs',
      is_kept: false,
    });
    const { body } = await store.call('GET', '/validate-voucher-code/?voucher_code=Monsoon15', {
      token: shopper.token,
    });
    expect(body).toMatchObject({ status: true, voucher_code: 'MONSOON15' });
  });

  it('forgets the most that a part of the price may be, once it is an amount', async () => {
    const coupon = await made('TURNED', { most_discount: 50 });
    const { body } = await changed(coupon, { kind: 'amount', value: 100, most_discount: 50 });
    expect(body['data']).toMatchObject({ kind: 'amount', value: 100, most_discount: null });
  });

  it('refuses terms that make no sense, each at its field', async () => {
    const faults = async (more: object) =>
      Object.keys((await call('POST', path, wish('NONSENSE', more))).body['errors'] as object);
    expect(await faults({ code: 'no spaces!' })).toEqual(['code']);
    expect(await faults({ value: 101 })).toEqual(['value']);
    expect(await faults({ kind: 'amount', value: 0 })).toEqual(['value']);
    expect(
      await faults({ starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' }),
    ).toEqual(['ends_at']);
    expect(await faults({ product_id: 999_999 })).toEqual(['product_id']);
    expect(await faults({ uses_in_all: 0 })).toEqual(['uses_in_all']);
    await made('TAKEN1');
    expect(await faults({ code: 'taken1' })).toEqual(['code']);
  });

  it('stands in the list under the state that it says', async () => {
    const day = 24 * 3_600_000;
    const now = store.context.now().getTime();
    await makeCoupon(store, { code: 'STATEOVER', endsAt: new Date(now - day) });
    await makeCoupon(store, { code: 'STATEPLANNED', startsAt: new Date(now + day) });
    await makeCoupon(store, { code: 'STATEPAUSED', isActive: false });
    await makeCoupon(store, { code: 'STATEUSEDUP', usesInAll: 1, usedCount: 1 });
    await makeCoupon(store, { code: 'STATERUNS' });
    for (const state of calls.couponStates) {
      const rows = await listed(`search=STATE&state=${encodeURIComponent(state)}`);
      expect(rows.map((row) => [row.code, row.state])).toEqual([
        [`STATE${state.replace(' ', '').toUpperCase()}`, state],
      ]);
    }
  });

  it('keeps its code, and stays, once an order has used it; it can be paused', async () => {
    const fixture = orderFixture(store);
    const coupon = await made('KEEPME', { uses_in_all: 5 });
    const buyer = await fixture.buyer((await makeProduct(store)).id);
    await fixture.place(buyer, buyer.payload);
    const [order] = await fixture.ordersOf(buyer);
    const { customerId } = buyer;
    await store.context.db
      .insert(couponUses)
      .values({ couponId: coupon.id, customerId, orderId: order?.id ?? 0, discount: 1_250 });
    await store.context.db.update(coupons).set({ usedCount: 2 }).where(eq(coupons.id, coupon.id));
    expect((await changed(coupon, { code: 'OTHER' })).body['errors']).toHaveProperty('code');
    expect((await changed(coupon, { uses_in_all: 1 })).body['errors']).toEqual({
      uses_in_all: ['It has already been used 2 times'],
    });
    expect((await call('DELETE', `${path}${coupon.id}/`)).status).toBe(409);
    const paused = await changed(coupon, { is_active: false });
    expect(paused.body['data']).toMatchObject({ state: 'paused', is_kept: true, version: 2 });
    expect((await changed(coupon, { is_active: true })).status).toBe(409);

    const { body } = await call('GET', `${path}${coupon.id}/uses/`);
    const uses = await calls.listCouponUses.answer.validate(body, { strict: true });
    expect(uses.data).toMatchObject([{ customer: { id: customerId }, discount: 12.5 }]);
  });

  it('goes where no order used it, and leaves its trail', async () => {
    const { id } = await made('SHORTLIVED');
    expect((await call('DELETE', `${path}${id}/`)).status).toBe(200);
    expect((await call('GET', `${path}${id}/`)).status).toBe(404);
    const auditLog = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `coupon:${id}`));
    expect(auditLog.map(({ action }) => action)).toEqual(['coupon.create', 'coupon.remove']);
  });

  it('refuses staff of other areas, and a caller who is not logged in', async () => {
    const other = await staffFixture(store, ['orders']);
    expect((await store.call('GET', path, { token: other.token })).status).toBe(403);
    expect((await store.call('POST', path, { body: wish('NOBODY') })).status).toBe(401);
  });
});
