import { eq } from 'drizzle-orm';
import { companyId } from '../../contract/envelope.ts';
import { listPackingOrders } from '../../contract/staff-packing.ts';
import { auditEntries } from '../db/schema/running.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let packer: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  packer = await staffFixture(store, ['packing']);
});
afterAll(() => store.close());

const call = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token: packer.token, ...(body !== undefined && { body }) });

/** All property names in an answer, however deep. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

const money = /price|total|amount|amt|tax|discount|revenue|spent|payable|refund|mrp|cost/i;

describe('a packer', () => {
  it('packs an order and hands it over, and sees no figure but the cash to collect', async () => {
    const { orderId } = await orderFixture(store).ordered();
    const owner = await staffFixture(store);
    await owner.bring(orderId, 'Confirmed');
    const list = await call('GET', '/staff/packing/?status=Confirmed');
    await listPackingOrders.answer.validate(list.body, { strict: true });
    const one = await call('GET', `/staff/packing/?order_id=${orderId}`);
    expect(one.body['data']).toMatchObject([{ order_id: orderId, order_status: 'Confirmed' }]);
    expect(namesIn([list.body, one.body]).filter((name) => money.test(name))).toEqual([]);

    const packed = await call('POST', `/staff/packing/${orderId}/packed/`);
    expect(packed.status).toBe(200);
    expect(namesIn(packed.body).filter((name) => money.test(name))).toEqual([]);
    expect((await call('POST', `/staff/packing/${orderId}/packed/`)).status).toBe(409);
    const over = await call('POST', `/staff/packing/${orderId}/handed-over/`, {
      courier: 'Delhivery',
      tracking_number: 'awb - 1',
    });
    expect([over.status, namesIn(over.body).filter((name) => money.test(name))]).toEqual([200, []]);
    expect((await call('GET', `/staff/packing/?order_id=${orderId}`)).body['data']).toEqual([]);
    const steps = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.staffId, packer.customerId));
    expect(steps.map(({ action }) => action)).toEqual(['order.step', 'order.step']);
  });

  const print = async (path: string, orderId: string, { token } = packer) =>
    (
      await store.app.request(`${path}?orders=${orderId}`, {
        headers: { 'company-id': String(companyId), authorization: `token ${token}` },
      })
    ).status;

  it('prints slips and pick lists, and no invoices', async () => {
    const { orderId } = await orderFixture(store).ordered();
    await (await staffFixture(store)).bring(orderId, 'Confirmed');
    const get = (path: string) => print(path, orderId);
    expect(await get('/staff/packing-slips/')).toBe(200);
    expect(await get('/staff/pick-list/')).toBe(200);
    expect(await get('/staff/invoices/')).toBe(403);
  });

  it('prints nothing of an order that is gone: its address is no concern of packers', async () => {
    const owner = await staffFixture(store);
    const { orderId } = await orderFixture(store).ordered();
    await owner.bring(orderId, 'Delivered');
    for (const path of ['/staff/packing-slips/', '/staff/pick-list/', '/staff/parcel-labels/']) {
      expect([path, await print(path, orderId)]).toEqual([path, 404]);
      expect([path, await print(path, orderId, owner)]).toEqual([path, 200]);
    }
  });

  it.each([
    '/staff/sales/',
    '/staff/orders/',
    '/staff/payments/',
    '/staff/customers/',
    '/staff/products/',
  ])('is refused %s', async (path) => {
    expect((await call('GET', path)).status).toBe(403);
  });

  it('cannot cancel, refund or change an order', async () => {
    const { orderId } = await orderFixture(store).ordered();
    for (const [path, body] of [
      [`/staff/orders/${orderId}/step/`, { status: 'Cancelled' }],
      ['/staff/orders/steps/', { status: 'Packed', order_ids: [orderId] }],
      [`/staff/orders/${orderId}/notes/`, { text: 'x' }],
    ] as const) {
      expect((await call('POST', path, body)).status).toBe(403);
    }
  });

  it('loses the room with the right', async () => {
    const formerStaff = await staffFixture(store, []);
    const answer = await store.call('GET', '/staff/packing/', { token: formerStaff.token });
    expect(answer.status).toBe(403);
  });
});

it('is open to staff of orders too', async () => {
  const { token } = await staffFixture(store, ['orders']);
  expect((await store.call('GET', '/staff/packing/', { token })).status).toBe(200);
});
