import { eq } from 'drizzle-orm';
import { importRemittances, listRemittances } from '../../contract/staff-remittance.ts';
import { shipments } from '../db/schema/shipment.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  store.setNow(new Date('2026-11-22T12:00:00+05:30'));
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

  it('cannot have been paid on a day to come', async () => {
    const { parcelId } = await delivered();
    const { status, body } = await store.call('POST', `/staff/remittances/${parcelId}/`, {
      token: staff.token,
      body: { received: 700, paid_on: '2026-12-25', reference: 'UTR 77' },
    });
    expect([status, body['errors']]).toEqual([400, { paid_on: ['This day is in the future'] }]);
  });

  it('is ticked off once, by one of two', async () => {
    const { parcelId, orderId } = await delivered();
    const answers = await Promise.all([tick(parcelId, 700), tick(parcelId, 700)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['message']).toBe(
      `The cash for parcel 1 of ${orderId} is already marked as received`,
    );
    expect(await list(`state=differs&search=${orderId}`)).toEqual([]);
  });

  it('is ticked off from the list of a courier: what fits at once, the rest with its reason', async () => {
    const numbered = async (trackingNumber: string) => {
      const made = await delivered();
      await store.context.db
        .update(shipments)
        .set({ trackingNumber })
        .where(eq(shipments.id, made.parcelId));
      return made;
    };
    const full = await numbered('AWB1');
    const short = await numbered('AWB 2');
    const done = await numbered('AWB 3');
    await tick(done.parcelId, 700);
    const csv = [
      'AWB No;COD Amount;Remittance Date',
      'AWB 1;700.00;21/11/2026',
      'AWB 2;"₹ 1,650.50";2026-11-21',
      'AWB 3;700;2026-11-21',
      'AWB 4;700;2026-11-21',
      'AWB 1;700;2026-11-21',
      'AWB 2;much;2026-11-31',
      'AWB 5;700;2026-12-25',
    ].join('\n');
    const send = (more: object, token = staff.token) =>
      store.call('POST', '/staff/remittance-import/', {
        token,
        body: { csv, reference: 'UTR 90', ...more },
      });
    const shown = await send({});
    const { data } = await importRemittances.answer.validate(shown.body, { strict: true });
    expect(data.ticked).toBe(0);
    expect(data.lines.map(({ line, problem }) => [line, problem])).toEqual([
      [2, null],
      [3, null],
      [4, 'It’s already marked as received'],
      [5, 'No cash parcel has this tracking number'],
      [6, 'The tracking number is in an earlier row'],
      [7, 'This is not an amount'],
      [8, 'This day is in the future'],
    ]);
    expect(data.lines[1]).toMatchObject({
      expected: 700,
      received: 1650.5,
      order_id: short.orderId,
    });
    expect(await list(`state=open&search=${full.orderId}`)).toHaveLength(1);
    expect((await send({ confirmed: 3 })).status).toBe(409);
    expect(await list(`state=open&search=${full.orderId}`)).toHaveLength(1);

    const answers = await Promise.all([send({ confirmed: 2 }), send({ confirmed: 2 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list(`state=paid&search=${full.orderId}`)).toMatchObject([
      { received: 700, paid_on: '2026-11-21', reference: 'UTR 90' },
    ]);
    expect(await list(`state=differs&search=${short.orderId}`)).toHaveLength(1);
  });

  it.each([
    ['Name,Town\nAsha,Pune', 'The first row must name three columns: AWB, Amount, Date'],
    ['AWB,Amount,Date\n"open,1,2', 'The file can’t be read'],
  ])('says why a file is none: %j', async (csv, why) => {
    const answer = await store.call('POST', '/staff/remittance-import/', {
      token: staff.token,
      body: { csv, reference: 'UTR 91' },
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body['errors'])).toContain(why);
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
      /^SO-\d+,1,,,\d{4}-\d\d-\d\d \d\d:\d\d,700\.00,700\.00,2026-11-20,UTR 77$/,
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
