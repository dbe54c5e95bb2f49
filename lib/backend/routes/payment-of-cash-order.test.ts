import { eq } from 'drizzle-orm';
import { payments } from '../db/schema/payment.ts';
import { shipments } from '../db/schema/shipment.ts';
import type { SandboxMessage } from '../providers/payment/sandbox-message.ts';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let booking: Awaited<ReturnType<typeof bookingFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  booking = await bookingFixture(store);
});
afterAll(() => store.close());

/** A packed cash order of ₹700, with the gateway's message that it is paid online. */
async function begun() {
  const made = await booking.packed();
  const { status, body } = await fixture.renew(made.who.token, { order_id: made.orderId });
  expect(status).toBe(200);
  const txnId = String(body['txn_id']);
  const [payment] = await store.context.db.select().from(payments).where(eq(payments.txnId, txnId));
  const paid: SandboxMessage = {
    txn_id: txnId,
    reference: `sbx_${txnId.slice(-18)}`,
    amount: payment?.amount ?? 0,
    currency: 'INR',
    subject: made.orderId,
    status: 'paid',
  };
  return { ...made, txnId, paid };
}

const cashOf = async (id: number) =>
  (await store.context.db.select().from(shipments).where(eq(shipments.orderId, id))).map(
    ({ cashDue }) => cashDue,
  );

describe('a cash order that is paid online', () => {
  it('collects nothing at the door', async () => {
    const { id, orderId, paid, who } = await begun();
    expect(await cashOf(id)).toEqual([70_000]);
    await fixture.send(paid);
    expect(await fixture.orderRow(orderId)).toMatchObject({ payType: 'Online Payment' });
    expect(await cashOf(id)).toEqual([0]);
    expect((await fixture.detail(who, orderId)).shipments?.[0]?.cash_due).toBe(0);
    const mail = (await fixture.mailTextsTo(who.email)).at(-1);
    expect(mail).toContain('There’s nothing left to pay when your order arrives.');
    expect(mail).toContain('Payment: Online Payment');
  });

  it('is paid back where the parcel was booked with cash meanwhile', async () => {
    const { id, orderId, paid, txnId, who } = await begun();
    expect((await booking.book(orderId, 'sandbox', 'surface')).status).toBe(200);
    await fixture.send(paid);
    expect(await fixture.orderRow(orderId)).toMatchObject({
      payType: 'Cash on Delivery',
      paidAt: null,
    });
    expect(await fixture.refundsOf(txnId)).toMatchObject([
      { amount: 70_000, reason: 'Paid when a courier was to collect its cash' },
    ]);
    expect(await cashOf(id)).toEqual([70_000]);
    expect((await fixture.mailTextsTo(who.email)).at(-1)).toContain(
      'Please pay the courier when your order arrives.',
    );
  });

  it.each(['Shipped', 'Delivered'] as const)('cannot be begun once it is %s', async (status) => {
    const { who, orderId } = await fixture.ordered();
    await booking.staff.bring(orderId, status);
    expect((await fixture.renew(who.token, { order_id: orderId })).status).toBe(409);
  });
});
