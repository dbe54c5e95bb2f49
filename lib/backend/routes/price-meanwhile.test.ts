import { eq } from 'drizzle-orm';
import { products } from '../db/schema/catalogue.ts';
import { testNow } from '../testing/clock.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

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

const change = (more: { price?: number; stock?: number }) =>
  store.context.db.update(products).set(more).where(eq(products.id, pid));

describe('T34: a product that changes', () => {
  it('before its payment link is told with the new totals, and nothing is ordered', async () => {
    const buyer = await fixture.buyer(pid);
    await change({ price: 33_000 });
    const answer = await fixture.link(buyer, fixture.orderInput(buyer));
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain('330');
    expect(await fixture.ordersOf(buyer)).toEqual([]);
    expect(await fixture.stockOf(pid)).toMatchObject({ stock: 100 });
  });

  it('after its payment link is paid at the price that was shown', async () => {
    const open = await fixture.waiting(pid);
    await change({ price: 33_000 });
    expect((await fixture.send(open.paid)).status).toBe(200);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({
      status: 'Confirmed',
      payable: open.paid.amount,
    });
    expect(await fixture.detail(open, open.orderId)).toMatchObject({ is_paid: true });
  });

  it('after its payment link is not paid by its new price, nor by less', async () => {
    for (const amount of [43_000, 39_999]) {
      const open = await fixture.waiting(pid);
      await change({ price: 33_000 });
      await fixture.send({ ...open.paid, amount });
      expect(await fixture.detail(open, open.orderId)).toMatchObject({ is_paid: false });
      expect((await fixture.orderRow(open.orderId))?.status).not.toBe('Confirmed');
      await change({ price: 30_000 });
    }
  });

  it('after its payment link keeps the piece that the order holds', async () => {
    const open = await fixture.waiting(pid);
    await change({ stock: 0 });
    await fixture.send(open.paid);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
    expect(await fixture.stockOf(pid)).toMatchObject({ stock: 0 });
  });
});
