import { eq } from 'drizzle-orm';
import { checkMembership } from '../../contract/profile.ts';
import * as calls from '../../contract/subscription.ts';
import { invoices } from '../db/schema/invoice.ts';
import { payments, refunds } from '../db/schema/payment.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { memberFixture } from '../testing/member-fixture.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof memberFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = memberFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const later = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
const readMembership = async ({ token }: Pick<Shopper, 'token'>) => {
  const { body } = await store.call('GET', '/user/elite_check/', { token });
  return checkMembership.answer.validate(body, { strict: true });
};

const cancel = ({ token }: Pick<Shopper, 'token'>, id: unknown) =>
  store.call('POST', '/user/cancel-subscription/', { token, body: { id } });

describe('the cancellation of a month', () => {
  const bought = async () => {
    const who = await makeCustomer(store);
    await fixture.buy(who);
    const [row] = await fixture.rows(who);
    if (!row) throw new Error('There is no row');
    return { who, row };
  };
  const findDocument = async (number: string | null | undefined) => {
    const [found] = await store.context.db
      .select({ document: invoices.document })
      .from(invoices)
      .where(eq(invoices.number, number ?? ''));
    return found?.document;
  };
  const findRefunds = ({ customerId }: Shopper) =>
    store.context.db
      .select({ amount: refunds.amount, status: refunds.status })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.customerId, customerId));

  it('ends it at once and has the money paid back', async () => {
    const { who, row } = await bought();
    expect(row).toMatchObject({ is_active: true, is_cancellable: true, cancel_obstacle: null });
    store.setNow(later(21));
    const answer = await cancel(who, row.id);
    expect(answer.status).toBe(200);
    await calls.cancelSubscription.answer.validate(answer.body, { strict: true });
    expect(answer.body).toMatchObject({ refund_amount: 199 });
    expect(await readMembership(who)).toEqual({
      status: true,
      is_sose_elite_user: false,
      end_date: null,
    });
    expect(await findRefunds(who)).toEqual([{ amount: 19_900, status: 'requested' }]);
    expect(await fixture.rows(who)).toMatchObject([
      {
        is_cancelled: true,
        is_active: false,
        is_cancellable: false,
        refund: { amount: 199, state: 'requested' },
      },
    ]);
    const [mail, ...more] = await fixture.messages(who, 'membership_cancelled');
    expect(mail?.text).toContain('has been cancelled and its benefits have ended.');
    expect(more).toEqual([]);
  });

  it('has a tax invoice for the month, and a credit note for what goes back', async () => {
    const { who, row } = await bought();
    const invoice = await findDocument(row.invoice_number);
    expect(invoice).toMatchObject({ orderId: null, sum: { gross: 19_900 }, payable: 19_900 });
    expect(invoice?.rows).toMatchObject([{ kind: 'service', hsn: '999799', gstRate: 1_800 }]);
    const pdf = (path: string, token: string) =>
      store.app.request(path, {
        headers: { 'company-id': '33', authorization: `token ${token}` },
      });
    const path = `/accounting/invoice-pdf/?source_doc=${row.invoice_number}`;
    expect((await pdf(path, who.token)).headers.get('content-type')).toBe('application/pdf');
    expect((await pdf(path, (await makeCustomer(store)).token)).status).toBe(404);

    expect((await cancel(who, row.id)).status).toBe(200);
    const [note] = await store.context.db
      .select({ number: invoices.number, document: invoices.document })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(invoices, eq(invoices.id, refunds.creditNoteId))
      .where(eq(payments.customerId, who.customerId));
    expect(note?.document.sum).toEqual(invoice?.sum);
    expect(note?.document.against?.number).toBe(row.invoice_number);
    const credit = `/accounting/credit-note-pdf/?number=${note?.number}`;
    expect((await pdf(credit, who.token)).status).toBe(200);
  });

  it('is closed by hand where the gateway could not pay it back', async () => {
    const { who, row } = await bought();
    await cancel(who, row.id);
    const [due] = await store.context.db
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.customerId, who.customerId));
    const id = due?.id ?? 0;
    await store.context.db.update(refunds).set({ status: 'failed' }).where(eq(refunds.id, id));
    const staff = await staffFixture(store, ['orders']);
    const say = () =>
      store.call('POST', `/staff/refunds/${id}/by-hand/`, {
        token: staff.token,
        body: { reference: 'UTR 7' },
      });
    const answer = await say();
    expect([answer.status, answer.body['data']]).toEqual([200, null]);
    expect((await say()).status).toBe(409);
    const [mail, ...others] = await fixture.messages(who, 'payment_refunded');
    expect(mail?.text).toContain('UPI ID or bank account you gave us');
    expect(others).toEqual([]);
    const [saved] = await store.context.db.select().from(refunds).where(eq(refunds.id, id));
    expect(saved).toMatchObject({ status: 'done_by_hand', providerReference: 'UTR 7' });
  });

  it('happens once where it is asked for ten times at once', async () => {
    const { who, row } = await bought();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(who, row.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await findRefunds(who)).toHaveLength(1);
  });

  it('takes the months with it that were to follow', async () => {
    const { who, row } = await bought();
    await fixture.buy(who);
    expect((await cancel(who, row.id)).body).toMatchObject({ refund_amount: 398 });
    expect(await findRefunds(who)).toHaveLength(2);
    expect((await fixture.rows(who)).every((month) => month.is_cancelled)).toBe(true);
  });

  it('leaves the month that runs where one is cancelled that was to follow', async () => {
    const { who, row } = await bought();
    await fixture.buy(who);
    const next = (await fixture.rows(who)).find(({ id }) => id !== row.id);
    expect((await cancel(who, next?.id)).body).toMatchObject({ refund_amount: 199 });
    expect(await readMembership(who)).toMatchObject({
      is_sose_elite_user: true,
      end_date: row.end_date,
    });
    const [mail] = await fixture.messages(who, 'membership_cancelled');
    expect(mail?.text).toContain(
      'renewal from 18 Dec 2026 to 18 Jan 2027 has been cancelled. You’re still a member until 18 Dec 2026.',
    );
  });

  it('is refused after three weeks, with the reason', async () => {
    const { who, row } = await bought();
    store.setNow(new Date(later(21).getTime() + 1));
    const answer = await cancel(who, row.id);
    expect(answer.status).toBe(409);
    expect(answer.body['message']).toMatch('within 3 weeks of payment');
    expect((await fixture.rows(who))[0]?.cancel_obstacle).toBe(answer.body['message']);
    expect(await findRefunds(who)).toEqual([]);
  });

  it('is refused once a benefit was used, saying which; not for an order that was cancelled', async () => {
    const shop = orderFixture(store);
    const buyer = await shop.buyer((await makeProduct(store)).id);
    await fixture.buy(buyer);
    const [row] = await fixture.rows(buyer);
    const placed = await shop.place(buyer, { ...buyer.payload, amount: 300 });
    const order = String(placed.body['order_id']);
    const answer = await cancel(buyer, row?.id);
    expect(answer.status).toBe(409);
    expect(answer.body['message']).toMatch(`free delivery with order ${order}`);
    await store.call('POST', `/orders/${order}/cancel/`, {
      token: buyer.token,
      body: { reason: 'Ordered by mistake' },
    });
    expect((await cancel(buyer, row?.id)).status).toBe(200);
  });

  it('and an order at the same moment: never both the money back and free delivery', async () => {
    const shop = orderFixture(store);
    const product = await makeProduct(store);
    for (let round = 0; round < 5; round += 1) {
      const buyer = await shop.buyer(product.id);
      await fixture.buy(buyer);
      const [row] = await fixture.rows(buyer);
      const [placed, cancelled] = await Promise.all([
        shop.place(buyer, { ...buyer.payload, amount: 300 }),
        cancel(buyer, row?.id),
      ]);
      expect([placed.status, cancelled.status].sort()).not.toEqual([200, 201]);
    }
  });

  it("refuses another customer's month", async () => {
    const { row } = await bought();
    const other = await makeCustomer(store);
    expect((await cancel(other, row.id)).status).toBe(404);
    expect((await cancel(other, 2_147_483_647)).status).toBe(404);
    expect((await cancel(other, 'x')).status).toBe(400);
  });
});
