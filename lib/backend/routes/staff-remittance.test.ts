import { eq } from 'drizzle-orm';
import { listRemittances } from '../../contract/staff-remittance.ts';
import { shipments } from '../db/schema/shipment.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  staff = await staffFixture(store, ['orders']);
});
afterAll(() => store.close());

async function delivered() {
  const made = await orderFixture(store).ordered();
  await staff.bring(made.orderId, 'Delivered');
  const [parcel] = await store.context.db
    .select({ id: shipments.id })
    .from(shipments)
    .where(eq(shipments.orderId, made.id));
  return { ...made, parcelId: parcel?.id ?? 0 };
}

const list = async (query: string) => {
  const { body } = await store.call('GET', `/staff/remittances/?${query}`, { token: staff.token });
  return (await listRemittances.answer.validate(body, { strict: true })).data;
};
const tick = (id: number, received: number, token = staff.token) =>
  store.call('POST', `/staff/remittances/${id}/`, {
    token,
    body: { received, paid_on: '2026-11-20', reference: 'UTR 77' },
  });

describe('the cash that couriers collected', () => {
  it('is open until it is ticked off, with what came', async () => {
    const { orderId, parcelId } = await delivered();
    const [open] = await list(`state=open&search=${orderId}`);
    expect(open).toMatchObject({ id: parcelId, parcel: 1, expected: 700, received: null });
    expect((await tick(parcelId, 680.5)).status).toBe(200);
    expect(await list(`state=open&search=${orderId}`)).toEqual([]);
    for (const state of ['paid', 'differs']) {
      expect(await list(`state=${state}&search=${orderId}`)).toMatchObject([
        { received: 680.5, paid_on: '2026-11-20', reference: 'UTR 77' },
      ]);
    }
    expect((await list('search=UTR 77')).map(({ id }) => id)).toContain(parcelId);
  });

  it('is ticked off once, by one of two', async () => {
    const { parcelId, orderId } = await delivered();
    const answers = await Promise.all([tick(parcelId, 700), tick(parcelId, 700)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['message']).toBe(
      `The cash of parcel 1 of ${orderId} is ticked off already`,
    );
    expect(await list(`state=differs&search=${orderId}`)).toEqual([]);
  });

  it('is expected of delivered parcels alone', async () => {
    const { orderId, id } = await orderFixture(store).ordered();
    await staff.bring(orderId, 'Shipped');
    expect(await list(`search=${orderId}`)).toEqual([]);
    const [parcel] = await store.context.db
      .select({ id: shipments.id })
      .from(shipments)
      .where(eq(shipments.orderId, id));
    expect((await tick(parcel?.id ?? 0, 700)).status).toBe(404);
  });

  it('is exported as CSV', async () => {
    const { orderId, parcelId } = await delivered();
    await tick(parcelId, 700);
    const answer = await store.app.request('/staff/remittance-export/?state=paid', {
      headers: { 'company-id': '33', authorization: `token ${staff.token}` },
    });
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe(
      'Order,Parcel,Courier,Tracking number,Delivered,Expected,Received,Paid on,Reference',
    );
    expect(lines.find((line) => line.startsWith(orderId))).toMatch(
      /^SO-\d+,1,,,[^,]+,700\.00,700\.00,2026-11-20,UTR 77$/,
    );
  });

  it('is shown to staff of orders alone', async () => {
    const { who, parcelId } = await delivered();
    const others = await staffFixture(store, ['catalogue']);
    for (const token of [who.token, others.token]) {
      expect((await tick(parcelId, 700, token)).status).toBe(403);
      expect((await store.call('GET', '/staff/remittances/', { token })).status).toBe(403);
    }
  });
});
