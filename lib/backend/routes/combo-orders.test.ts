import { asc, eq, inArray, sql } from 'drizzle-orm';
import { orderCombos, orderLines } from '../db/schema/order.ts';
import { products } from '../db/schema/catalogue.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { lockProducts } from '../services/product/lock-product.ts';
import { editFixture } from '../testing/edit-fixture.ts';
import { makeCombo, makeFamily } from '../testing/make-family.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let edits: ReturnType<typeof editFixture>;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  ({ token } = await staffFixture(store, ['orders']));
  edits = editFixture(store, token);
});
afterAll(() => store.close());

const idOf = (orderId: unknown) => parseOrderId(String(orderId)) ?? 0;
const stocks = async (...ids: number[]) => {
  const rows = await store.context.db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)?.stock);
};
const linesOf = (orderId: unknown) =>
  store.context.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, idOf(orderId)))
    .orderBy(asc(orderLines.id));
const combosOf = (orderId: unknown) =>
  store.context.db
    .select()
    .from(orderCombos)
    .where(eq(orderCombos.orderId, idOf(orderId)));

/** Two of turmeric (₹300, 5 %) and one of soap (₹400, 18 %) for ₹900.01. */
async function makeSet({ turmericStock = 20, soapStock = 30 } = {}) {
  const { name, members } = await makeFamily(store, { '250 g': { stock: turmericStock } });
  const turmeric = members[0];
  if (!turmeric) throw new Error('The family has no members');
  const soap = await makeProduct(store, {
    price: 40_000,
    basePrice: 40_000,
    gstRate: 1_800,
    hsn: '3401',
    stock: soapStock,
  });
  const combo = await makeCombo(
    store,
    [
      [turmeric, 2],
      [soap, 1],
    ],
    { name: 'Morning set', price: 90_001, basePrice: 100_000 },
  );
  return { familyName: name, turmeric, soap, combo };
}

/** A customer with combos, and perhaps single pieces, in the cart; ₹100 delivery. */
async function withCombos(
  set: Awaited<ReturnType<typeof makeSet>>,
  { quantity = 1, single = 0 } = {},
) {
  const who = await fixture.buyer(set.combo.id, { quantity });
  if (single > 0) await fixture.fill(who, set.turmeric.id, single);
  const amount = 900.01 * quantity + 300 * single + 100;
  return { ...who, payload: { ...who.payload, amount: Math.round(amount * 100) / 100 } };
}

describe('an order of a combo', () => {
  it('is written as lines of its parts that add up to its price', async () => {
    const set = await makeSet();
    const { turmeric, soap, combo, familyName } = set;
    const who = await withCombos(set, { quantity: 3, single: 1 });
    const { status, body } = await fixture.place(who, who.payload);
    expect(status).toBe(201);
    const [bought] = await combosOf(body['order_id']);
    expect(bought).toMatchObject({
      productId: combo.id,
      name: 'Morning set',
      sku: combo.sku,
      quantity: 3,
      price: 90_001,
    });
    // ₹600 : ₹400 of ₹900.01 is ₹540.01 : ₹360.00.
    expect(await linesOf(body['order_id'])).toMatchObject([
      {
        ...{ productId: turmeric.id, comboId: bought?.id, quantity: 6, price: 27_000 },
        ...{ total: 162_003, gstRate: 500, tax: 7_714, familyName },
        options: [{ axis: 'Size', value: '250 g' }],
      },
      {
        ...{ productId: soap.id, comboId: bought?.id, quantity: 3, price: 36_000 },
        ...{ total: 108_000, gstRate: 1_800, tax: 16_475, familyName: null, options: null },
      },
      { productId: turmeric.id, comboId: null, quantity: 1, price: 30_000, total: 30_000 },
    ]);
    expect(await stocks(turmeric.id, soap.id, combo.id)).toEqual([13, 27, 6]);
    const [mail] = (await fixture.mailsTo(who.email)).slice(-1);
    expect(mail).toContain('has been placed');
    const list = await store.call('GET', `/staff/orders/?search=${body['order_id']}`, { token });
    expect(list.body['data']).toMatchObject([{ item_count: 4 }]);
  });

  it('is refused where combo and single pieces together need more than is there', async () => {
    const set = await makeSet({ turmericStock: 5 });
    const who = await withCombos(set, { quantity: 2, single: 3 });
    const refused = await fixture.place(who, who.payload);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        available_quantity: 1,
        message: expect.stringMatching(
          /^Only 1 of .+ is available, as other items in your cart use the rest$/,
        ),
      },
    });
    expect(await stocks(set.turmeric.id, set.soap.id)).toEqual([5, 30]);
  });

  it('is refused with a clear sentence once a part is off sale', async () => {
    const set = await makeSet();
    const who = await withCombos(set);
    await store.context.db
      .update(products)
      .set({ isOnSale: false })
      .where(eq(products.id, set.soap.id));
    expect(await fixture.place(who, who.payload)).toMatchObject({
      status: 409,
      body: {
        available_quantity: 0,
        message: `Morning set is no longer available, because ${set.soap.name} isn’t sold right now. Remove it from your cart.`,
      },
    });
  });

  it('is refused with the new totals where a part changes the price of the combo', async () => {
    const set = await makeSet();
    const who = await withCombos(set);
    await store.context.db
      .update(products)
      .set({ price: 80_000 })
      .where(eq(products.id, set.combo.id));
    expect(await fixture.place(who, who.payload)).toMatchObject({
      status: 409,
      body: { code: 'totals_changed', totals: { amount: 900 } },
    });
  });

  it('gives back what its parts took when it is cancelled', async () => {
    const set = await makeSet();
    const who = await withCombos(set, { quantity: 2, single: 1 });
    const { body } = await fixture.place(who, who.payload);
    expect(await stocks(set.turmeric.id, set.soap.id, set.combo.id)).toEqual([15, 28, 7]);
    const cancelled = await store.call('POST', `/orders/${String(body['order_id'])}/cancel/`, {
      token: who.token,
      body: { reason: 'Changed my mind' },
    });
    expect(cancelled.status).toBe(200);
    expect(await stocks(set.turmeric.id, set.soap.id, set.combo.id)).toEqual([20, 30, 10]);
  });

  it('goes back into the cart as a combo', async () => {
    const set = await makeSet();
    const who = await withCombos(set, { quantity: 2, single: 1 });
    const { body } = await fixture.link(who, fixture.orderInput(who));
    const back = await store.call('POST', `/orders/${String(body['order_id'])}/put-back/`, {
      token: who.token,
    });
    expect(back).toMatchObject({ status: 200, body: { cart_counter: 3, missing: [] } });
    const cart = await store.call('GET', '/cart/', { token: who.token });
    expect(cart.body['data']).toMatchObject([
      { product_id: set.combo.id, quantity: 2 },
      { product_id: set.turmeric.id, quantity: 1 },
    ]);
    expect(await stocks(set.turmeric.id, set.soap.id)).toEqual([20, 30]);
  });
});

describe('an order with a combo that staff change', () => {
  async function ordered(quantity = 2, single = 1) {
    const set = await makeSet();
    const who = await withCombos(set, { quantity, single });
    const { body } = await fixture.place(who, who.payload);
    return { ...set, who, orderId: String(body['order_id']) };
  }
  const row = ({ id }: { id: number }, quantity: number) => ({ product_id: id, quantity });

  it('changes all lines of the combo together, at the agreed price and shares', async () => {
    const { combo, turmeric, soap, orderId } = await ordered();
    await store.context.db
      .update(products)
      .set({ price: 99_000, basePrice: 99_000 })
      .where(inArray(products.id, [combo.id, turmeric.id]));
    const lines = [row(combo, 3), row(turmeric, 1)];
    const { shown, answer } = await edits.editAsShown(orderId, { lines });
    expect(answer.status).toBe(200);
    expect(shown?.difference).toBe(900.01);
    expect(await linesOf(orderId)).toMatchObject([
      { productId: turmeric.id, quantity: 6, total: 162_003 },
      { productId: soap.id, quantity: 3, total: 108_000 },
      { productId: turmeric.id, quantity: 1, total: 30_000, comboId: null },
    ]);
    expect(await combosOf(orderId)).toMatchObject([{ quantity: 3, price: 90_001 }]);
    expect(await stocks(turmeric.id, soap.id, combo.id)).toEqual([13, 27, 6]);
  });

  it('removes all lines of the combo and leaves the single one', async () => {
    const { combo, turmeric, soap, orderId } = await ordered();
    const lines = [row(combo, 0), row(turmeric, 4)];
    const { answer } = await edits.editAsShown(orderId, { lines });
    expect(answer.status).toBe(200);
    expect(await linesOf(orderId)).toMatchObject([
      { productId: turmeric.id, quantity: 4, total: 120_000, comboId: null },
    ]);
    expect(await combosOf(orderId)).toEqual([]);
    expect(await stocks(turmeric.id, soap.id)).toEqual([16, 30]);
  });

  it('removes the single line and leaves that of the combo', async () => {
    const { combo, turmeric, soap, orderId } = await ordered();
    const { answer } = await edits.editAsShown(orderId, {
      lines: [row(combo, 2), row(turmeric, 0)],
    });
    expect(answer.status).toBe(200);
    expect(await linesOf(orderId)).toMatchObject([
      { productId: turmeric.id, quantity: 4 },
      { productId: soap.id, quantity: 2 },
    ]);
    expect(await stocks(turmeric.id, soap.id)).toEqual([16, 28]);
  });

  it('gets a combo at its price of today', async () => {
    const { orderId, combo, turmeric } = await ordered(1, 1);
    const other = await makeSet();
    const lines = [row(combo, 1), row(turmeric, 1), row(other.combo, 2)];
    const { answer } = await edits.editAsShown(orderId, { lines });
    expect(answer.status).toBe(200);
    expect(await combosOf(orderId)).toMatchObject([
      { productId: combo.id, quantity: 1 },
      { productId: other.combo.id, quantity: 2 },
    ]);
    expect(await linesOf(orderId)).toHaveLength(5);
    expect(await stocks(other.turmeric.id, other.soap.id)).toEqual([16, 28]);
  });

  it('may use what the order holds, of combo and single pieces together, and no more', async () => {
    const { orderId, combo, turmeric } = await ordered(2, 1);
    // 15 left and 5 held: 20 in all.
    await store.context.db.update(products).set({ stock: 3 }).where(eq(products.id, turmeric.id));
    const tooMany = await edits.editAsShown(orderId, { lines: [row(combo, 3), row(turmeric, 3)] });
    expect(tooMany.answer).toMatchObject({ status: 409, body: { available_quantity: 2 } });
    const fits = await edits.editAsShown(orderId, { lines: [row(combo, 3), row(turmeric, 2)] });
    expect(fits.answer.status).toBe(200);
    expect(await stocks(turmeric.id)).toEqual([0]);
  });

  it('keeps its parts and price where the combo has been dissolved', async () => {
    const { orderId, combo, turmeric, soap } = await ordered(2, 1);
    await store.context.db
      .update(products)
      .set({ isOnSale: false })
      .where(eq(products.id, combo.id));
    const more = await edits.editAsShown(orderId, { lines: [row(combo, 3), row(turmeric, 1)] });
    expect(more.answer.status).toBe(409);
    const fewer = await edits.editAsShown(orderId, { lines: [row(combo, 1), row(turmeric, 1)] });
    expect(fewer.answer.status).toBe(200);
    expect(await stocks(turmeric.id, soap.id)).toEqual([17, 29]);
  });
});

describe('a combo that staff change while its parts are ordered', () => {
  /** A transaction that has taken a piece of the part and commits when told. */
  async function order(partId: number) {
    const taken = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const done = store.context.db.transaction(async (tx) => {
      await tx.execute(sql`update products set stock = stock - 1 where id = ${partId}`);
      taken.resolve();
      await commit.promise;
    });
    await taken.promise;
    return { done, commit: () => commit.resolve() };
  }

  async function untilSomebodyWaits() {
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await store.context.db.execute(sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      waiting = rows.length;
    }
  }

  it('is locked after its parts and the lock of its trigger, so nobody waits in a circle', async () => {
    const { turmeric, soap, combo } = await makeSet();
    const { db } = store.context;
    const first = await order(turmeric.id);
    const locked = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const staff = db.transaction(async (tx) => {
      await lockProducts(tx, [combo.id, soap.id]);
      locked.resolve();
      await go.promise;
      await tx.execute(sql`update products set price = price - 1 where id = ${combo.id}`);
    });
    await locked.promise;
    first.commit();
    await untilSomebodyWaits();
    go.resolve();
    // Outside \`inTransaction\`: a deadlock would not be tried again.
    await expect(Promise.all([first.done, staff])).resolves.toBeDefined();
    expect(await stocks(turmeric.id, combo.id)).toEqual([19, 9]);
  });

  it('lets a save of many products hold no combo before a part', async () => {
    const set = await makeSet();
    const late = await makeProduct(store, { stock: 50 });
    await store.context.db.transaction(async (tx) => {
      await tx.execute(sql`insert into combo_items values (${set.combo.id}, ${late.id}, 1, 3)`);
    });
    const { token } = await staffFixture(store, ['catalogue']);
    const first = await order(late.id);
    const rows = [
      { id: set.combo.id, product_price: 850 },
      { id: late.id, base_price: 350 },
    ];
    const saving = store.call('PATCH', '/staff/products/', { token, body: { rows } });
    await untilSomebodyWaits();
    first.commit();
    await expect(first.done).resolves.toBeUndefined();
    expect((await saving).status).toBe(200);
  });
});

describe('combos and their parts ordered at once', () => {
  it('are never oversold, and wait for each other in no circle', async () => {
    const set = await makeSet({ turmericStock: 20, soapStock: 100 });
    const other = await makeCombo(
      store,
      [
        [set.soap, 3],
        [set.turmeric, 1],
      ],
      { price: 90_001, basePrice: 150_000 },
    );
    const buyers = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        if (i % 3 === 0) return withCombos(set);
        if (i % 3 === 1) return withCombos({ ...set, combo: other });
        const who = await fixture.buyer(set.turmeric.id, { quantity: 2 });
        return { ...who, payload: { ...who.payload, amount: 700 } };
      }),
    );
    const answers = await Promise.all(buyers.map((who) => fixture.place(who, who.payload)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const takes = [2, 1, 2];
    const sold = answers.reduce(
      (pieces, { status }, i) => pieces + (status === 201 ? (takes[i % 3] ?? 0) : 0),
      0,
    );
    const [turmeric, soap, combo, second] = await stocks(
      set.turmeric.id,
      set.soap.id,
      set.combo.id,
      other.id,
    );
    expect(turmeric).toBe(20 - sold);
    expect(combo).toBe(Math.min(Math.floor((turmeric ?? 0) / 2), soap ?? 0));
    expect(second).toBe(Math.min(turmeric ?? 0, Math.floor((soap ?? 0) / 3)));
    // Nobody was refused while there was enough for the smallest request.
    expect(turmeric).toBeLessThan(2);
  });
});
