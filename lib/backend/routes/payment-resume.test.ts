import { sql } from 'drizzle-orm';
import { expireOrders } from '../services/order/place/expire-orders.ts';
import { orderForPayment } from '../services/order/place/pay-order.ts';
import { inTransaction } from '../db/transaction.ts';
import { checkPayments } from '../services/payment/check-payments.ts';
import { keepEvent } from '../services/payment/inbox.ts';
import { readSandboxMessage } from '../providers/payment/sandbox-message.ts';
import { testNow } from '../testing/clock.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { clearJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* If the program ends between two steps, the next step finds only committed data. */

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let pid: number;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  store.setNow(testNow);
  pid = (await makeProduct(store)).id;
});

const goTo = (ms: number) => store.setNow(new Date(testNow.getTime() + ms));
const crash = new Error('The program ended');

describe('a store that ends', () => {
  it('while an order is being written leaves the cart as it was', async () => {
    const buyer = await fixture.buyer(pid);
    const { amount, billing_address } = fixture.orderInput(buyer);
    const input = { amount: Number(amount), billing_address: Number(billing_address) };
    const half = inTransaction(store.context.db, async (tx) => {
      await orderForPayment({ ...store.context, db: tx }, buyer.customerId, input);
      throw crash;
    });
    await expect(half).rejects.toBe(crash);
    expect(await fixture.ordersOf(buyer)).toEqual([]);
    expect(await fixture.piecesInCart(buyer)).toBe(1);
    expect(await fixture.stockOf(pid)).toEqual({ stock: 100, sold: 0 });
    expect((await fixture.link(buyer, fixture.orderInput(buyer), 'again')).status).toBe(200);
  });

  it('between order and link goes on with the same order when asked again', async () => {
    const buyer = await fixture.buyer(pid);
    const first = await fixture.link(buyer, fixture.orderInput(buyer), 'key');
    await store.context.db.execute(
      sql`update payments set payment_url = null where txn_id = ${String(first.body['txn_id'])}`,
    );
    const second = await fixture.link(buyer, fixture.orderInput(buyer), 'key');
    expect(second.body).toEqual(first.body);
    expect(await fixture.ordersOf(buyer)).toHaveLength(1);
  });

  it('after the link, with the money paid and nobody told, learns it within a minute or two', async () => {
    const open = await fixture.waiting(pid);
    await fixture.press(open.txnId, 'success');
    await clearJobs(store);
    goTo(60_000);
    await checkPayments(store.context);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
    expect(await fixture.mailsTo(open.email)).toHaveLength(1);
  });

  it('between keeping a message and handling it finishes that, once', async () => {
    const open = await fixture.waiting(pid);
    const text = JSON.stringify(open.paid);
    const word = readSandboxMessage(text);
    await keepEvent(store.context, 'sandbox', word, { by: 'webhook', raw: text });
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Pending' });
    goTo(20_000);
    await Promise.all([
      checkPayments(store.context),
      checkPayments(store.context),
      fixture.send(open.paid, { at: store.context.now() }),
    ]);
    expect(await fixture.historyOf(open.orderId)).toEqual(['Pending', 'Confirmed']);
    expect(await fixture.mailsTo(open.email)).toHaveLength(1);
    const events = await fixture.eventsOf(open.txnId);
    expect(events.map(({ outcome }) => outcome)).toEqual(['paid']);
  });

  it('while it settles leaves the payment as it was, to be settled later', async () => {
    const open = await fixture.waiting(pid);
    await store.context.db.execute(sql`
      create function end_it() returns trigger language plpgsql as
      $$ begin raise exception 'The program ended'; end $$`);
    await store.context.db.execute(
      sql`create trigger end_it before insert on outbox_messages execute function end_it()`,
    );
    expect((await fixture.send(open.paid)).status).toBe(200);
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('created');
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Pending', paidAt: null });
    await store.context.db.execute(sql`drop trigger end_it on outbox_messages`);
    goTo(20_000);
    await checkPayments(store.context);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
  });

  it('while an order runs out leaves it whole, to run out later', async () => {
    const open = await fixture.waiting(pid);
    goTo(25 * 60 * 60 * 1000);
    await store.context.db.execute(
      sql`create trigger end_it before insert on stock_movements execute function end_it()`,
    );
    await expireOrders(store.context);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Pending' });
    await store.context.db.execute(sql`drop trigger end_it on stock_movements`);
    await expireOrders(store.context);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Cancelled' });
    expect(await fixture.stockOf(pid)).toEqual({ stock: 100, sold: 0 });
  });
});
