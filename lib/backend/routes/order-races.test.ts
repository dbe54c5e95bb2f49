import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof orderFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = orderFixture(store);
});
afterAll(() => store.close());

describe('many orders at once', () => {
  it('sell five pieces to exactly five of forty buyers', async () => {
    const product = await makeProduct(store, { stock: 5 });
    const buyers = await Promise.all(Array.from({ length: 40 }, () => fixture.buyer(product.id)));
    const answers = await Promise.all(buyers.map((who) => fixture.place(who, who.payload)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(35);
    for (const { status, body } of answers) {
      if (status === 409) expect(body).toMatchObject({ available_quantity: 0 });
    }
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 0, sold: 5 });
    expect(await fixture.bookedOn(product.id)).toHaveLength(5);
    const made = await Promise.all(buyers.map(fixture.ordersOf));
    expect(made.flat()).toHaveLength(5);
    const left = await Promise.all(buyers.map(fixture.piecesInCart));
    expect(left.filter((pieces) => pieces === 1)).toHaveLength(35);
  });

  it('sell five pieces in twos to two of ten buyers, and say that one is left', async () => {
    const product = await makeProduct(store, { stock: 5 });
    const buyers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const who = await fixture.buyer(product.id);
        await fixture.fill(who, product.id);
        return who;
      }),
    );
    const answers = await Promise.all(
      buyers.map((who) => fixture.place(who, { ...who.payload, amount: 700 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused) {
      expect([status, body]).toMatchObject([409, { available_quantity: 1 }]);
    }
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 1, sold: 4 });
  });

  it('never wait for each other in a circle, whatever the order of their carts', async () => {
    const products = await Promise.all(
      Array.from({ length: 4 }, () => makeProduct(store, { stock: 10 })),
    );
    const ids = products.map(({ id }) => id);
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const mixed = i % 2 ? ids : [...ids].reverse();
        const who = await fixture.buyer(mixed[0] ?? 0);
        for (const id of mixed.slice(1)) await fixture.fill(who, id);
        return who;
      }),
    );
    const answers = await Promise.all(
      buyers.map((who) => fixture.place(who, { ...who.payload, amount: 1_300 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    for (const id of ids) expect(await fixture.stockOf(id)).toEqual({ stock: 0, sold: 10 });
  });

  it('make one order of twenty submits with the same key, and answer them alike', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fixture.place(who, who.payload, 'twenty')),
    );
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([201, answers[0]?.body]);
    }
    expect(await fixture.ordersOf(who)).toHaveLength(1);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 99, sold: 1 });
  });

  it('make one order of twenty submits without a key', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fixture.place(who, who.payload)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await fixture.ordersOf(who)).toHaveLength(1);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 99, sold: 1 });
  });

  it('lose no piece that is added while the order is placed', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const [placed, ...added] = await Promise.all([
      fixture.place(who, who.payload),
      ...Array.from({ length: 10 }, () => fixture.fill(who, product.id)),
    ]);
    expect(added.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const left = await fixture.piecesInCart(who);
    // Either the order came first and all ten pieces are in a new cart, or it was refused because
    // the totals changed.
    expect(left).toBe(placed?.status === 201 ? 10 : 11);
  });
});
