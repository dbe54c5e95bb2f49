import { eq, sql } from 'drizzle-orm';
import * as calls from '../../contract/cart.ts';
import { products } from '../db/schema/catalogue.ts';
import { familyMembers } from '../db/schema/family.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { makeCombo, makeFamily } from '../testing/make-family.ts';
import { makeProduct } from '../testing/make-product.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type CallOptions, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const newVisitor = () => ({ visitorId: issueVisitorId(store.context.env.visitorSecret) });
const add = (who: CallOptions, pid: number, quantity = 1) =>
  store.call('POST', '/cart/', { ...who, body: { pid, quantity } });
const read = async (who: CallOptions) =>
  calls.getCart.answer.validate((await store.call('GET', '/cart/', who)).body, { strict: true });
const items = async (who: CallOptions) =>
  (await read(who)).data.map((item) => [item.product_id, item.quantity]);
const patch = (who: CallOptions, itemId: number | undefined, body: object) =>
  store.call('PATCH', `/cart/${itemId ?? 0}/`, { ...who, body });

/** A guest with `quantity` of the small size in the cart. */
async function withSmall(quantity = 2) {
  const who = newVisitor();
  const family = await makeFamily(store, {
    '250 g': { name: 'Turmeric 250 g' },
    '1 kg': { name: 'Turmeric 1 kg', price: 90_000, basePrice: 90_000, stock: 5 },
  });
  const [small, large] = family.members;
  if (!small || !large) throw new Error('The family has no members');
  await add(who, small.id, quantity);
  const itemId = (await read(who)).data[0]?.id;
  return { who, family, small, large, itemId };
}

describe('the size of a cart item', () => {
  it('is named with its family; a product without one has none', async () => {
    const { who, family } = await withSmall();
    const other = await makeProduct(store);
    await add(who, other.id);
    expect((await read(who)).data).toMatchObject([
      { family_name: family.name, options: [{ axis: 'Size', value: '250 g' }] },
      { family_name: null, options: null },
    ]);
  });

  it('is changed in its place, at the price of the other one', async () => {
    const { who, large, itemId } = await withSmall();
    const answer = await patch(who, itemId, { pid: large.id });
    expect(answer.status).toBe(200);
    const cart = await calls.changeCartItem.answer.validate(answer.body, { strict: true });
    expect(cart.message).toBe('Cart updated!');
    expect(cart.data).toMatchObject([
      { id: itemId, product_id: large.id, quantity: 2, selling_price: 900 },
    ]);
    expect(cart.cart_totals.total).toBe(1_800);
  });

  it('can be changed together with the quantity', async () => {
    const { who, large, itemId } = await withSmall();
    expect((await patch(who, itemId, { pid: large.id, quantity: 5 })).status).toBe(200);
    expect(await items(who)).toEqual([[large.id, 5]]);
  });

  it('joins the line that has it already', async () => {
    const { who, small, large, itemId } = await withSmall(2);
    await add(who, large.id, 3);
    expect((await patch(who, itemId, { pid: large.id })).status).toBe(200);
    expect(await items(who)).toEqual([[large.id, 5]]);
    expect((await patch(who, itemId, { pid: small.id, quantity: 1 })).status).toBe(200);
    expect(await items(who)).toEqual([[small.id, 1]]);
  });

  it('stays where the other one has fewer in stock, and says how many there are', async () => {
    const { who, small, large, itemId } = await withSmall(6);
    const answer = await patch(who, itemId, { pid: large.id });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        available_quantity: 5,
        code: 'quantity_unavailable',
        message: 'Only 5 of Turmeric 1 kg are available',
      },
    });
    expect(await items(who)).toEqual([[small.id, 6]]);
    await add(who, large.id, 4);
    expect((await patch(who, itemId, { pid: large.id, quantity: 2 })).status).toBe(409);
    expect(await items(who)).toEqual([
      [small.id, 6],
      [large.id, 4],
    ]);
  });

  it.each([{ isOnSale: false }, { publicFrom: new Date('2100-01-01') }])(
    'T32: tells of a size that is not public (%j) what it tells of one that is not there',
    async (change) => {
      const { who, small, large, itemId } = await withSmall();
      await store.context.db.update(products).set(change).where(eq(products.id, large.id));
      const stranger = await makeProduct(store);
      const answer = await patch(who, itemId, { pid: large.id });
      const { status, body } = await patch(who, itemId, { pid: stranger.id });
      expect(answer).toMatchObject({ status: 400, body });
      expect(answer.status).toBe(status);
      expect(await items(who)).toEqual([[small.id, 2]]);
    },
  );

  it('is refused at the field where the product is not of the family', async () => {
    const { who, small, large, itemId } = await withSmall();
    const stranger = await makeProduct(store);
    const refused = await patch(who, itemId, { pid: stranger.id });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { pid: ['Choose one of the options of this product'] } },
    });
    // A member that was taken out while it was in carts.
    await store.context.db.delete(familyMembers).where(eq(familyMembers.productId, large.id));
    expect((await patch(who, itemId, { pid: large.id })).status).toBe(400);
    expect((await patch(who, itemId, {})).status).toBe(400);
    expect(await items(who)).toEqual([[small.id, 2]]);
  });

  it('stays in 1,000 carts when staff move it to another family', async () => {
    const { who, small, large, itemId } = await withSmall();
    const { db } = store.context;
    await db.execute(sql`
      with made as (insert into carts (visitor_id)
        select 'moved-' || ${small.id}::text || '-' || n from generate_series(1, 999) n returning id)
      insert into cart_items (cart_id, product_id, quantity) select id, ${small.id}::int, 2 from made`);
    const { members } = await makeFamily(store, { '500 g': {} });
    const [other = { id: 0 }] = members;
    const { token } = await staffFixture(store, ['catalogue']);
    const save = (id: number, rows: object[]) =>
      store.call('PATCH', `/staff/products/${id}/family/`, {
        token,
        body: { name: 'Moved turmeric', axes: ['Size'], rows, version: 1 },
      });
    expect((await save(large.id, [{ product_id: large.id, options: ['1 kg'] }])).status).toBe(200);
    const joined = [
      { product_id: other.id, options: ['500 g'] },
      { product_id: small.id, options: ['250 g'] },
    ];
    expect((await save(other.id, joined)).status).toBe(200);
    const { rows } = await db.execute<{ carts: number; pieces: number }>(sql`
      select count(*)::int as carts, sum(quantity)::int as pieces from cart_items
      where product_id = ${small.id}`);
    expect(rows).toEqual([{ carts: 1_000, pieces: 2_000 }]);
    expect(await items(who)).toEqual([[small.id, 2]]);
    expect((await patch(who, itemId, { pid: large.id })).status).toBe(400);
    expect((await patch(who, itemId, { pid: other.id })).status).toBe(200);
    expect(await items(who)).toEqual([[other.id, 2]]);
  });

  it('cannot be changed by another visitor', async () => {
    const { who, small, large, itemId } = await withSmall();
    expect((await patch(newVisitor(), itemId, { pid: large.id })).status).toBe(404);
    expect(await items(who)).toEqual([[small.id, 2]]);
  });

  it('loses no piece where sizes are changed and added at the same time', async () => {
    const { who, large, itemId } = await withSmall(1);
    await store.context.db.update(products).set({ stock: 100 }).where(eq(products.id, large.id));
    const answers = await Promise.all([
      patch(who, itemId, { pid: large.id }),
      ...Array.from({ length: 8 }, () => add(who, large.id)),
    ]);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    expect(await items(who)).toEqual([[large.id, 9]]);
  });
});

describe('a combo in the cart', () => {
  it('is one item with its parts, and as many as the parts allow', async () => {
    const who = newVisitor();
    const { members } = await makeFamily(store, { '250 g': { name: 'Turmeric', stock: 7 } });
    const turmeric = members[0];
    const honey = await makeProduct(store, { stock: 9 });
    if (!turmeric) throw new Error('The family has no members');
    const combo = await makeCombo(
      store,
      [
        [turmeric, 2],
        [honey, 1],
      ],
      { price: 50_000, basePrice: 95_000 },
    );
    expect((await add(who, combo.id, 4)).status).toBe(409);
    expect((await add(who, combo.id, 3)).status).toBe(201);
    expect((await read(who)).data).toMatchObject([
      {
        product_id: combo.id,
        quantity: 3,
        selling_price: 500,
        total: 1_500,
        available_quantity: 3,
        combo_items: [
          { product_id: turmeric.id, name: 'Turmeric, 250 g', quantity: 2 },
          { product_id: honey.id, name: honey.name, quantity: 1 },
        ],
      },
    ]);
    expect((await read(who)).cart_totals).toMatchObject({ cart_counter: 3, product_price: 2_850 });
  });

  it('contains the GST of its parts at their own rates', async () => {
    const who = newVisitor();
    const taxed = await makeProduct(store, { price: 10_000, basePrice: 10_000, gstRate: 1_800 });
    const exempt = await makeProduct(store, { price: 10_000, basePrice: 10_000, gstRate: 0 });
    const combo = await makeCombo(
      store,
      [
        [taxed, 1],
        [exempt, 1],
      ],
      { price: 11_800, basePrice: 20_000, gstRate: 500 },
    );
    await add(who, combo.id, 2);
    // Half of each combo, ₹59, is taxed at 18 %: ₹9.
    expect((await read(who)).cart_totals).toMatchObject({ total: 236, gst_amt: 18 });
  });

  it('shows what other items of the cart leave of its parts', async () => {
    const who = newVisitor();
    const [one, two] = [await makeProduct(store, { stock: 5 }), await makeProduct(store)];
    const combo = await makeCombo(store, [
      [one, 2],
      [two, 1],
    ]);
    await add(who, one.id, 3);
    await add(who, combo.id, 2);
    expect((await read(who)).data).toMatchObject([
      { product_id: one.id, available_quantity: 5 },
      { product_id: combo.id, quantity: 2, available_quantity: 1 },
    ]);
  });

  it('is not on sale while one of its parts is not', async () => {
    const who = newVisitor();
    const [one, two] = [await makeProduct(store), await makeProduct(store)];
    const combo = await makeCombo(store, [
      [one, 1],
      [two, 1],
    ]);
    await add(who, combo.id);
    await store.context.db.update(products).set({ isOnSale: false }).where(eq(products.id, one.id));
    expect((await read(who)).data).toMatchObject([{ is_on_sale: false, available_quantity: 0 }]);
    expect((await add(newVisitor(), combo.id)).status).toBe(404);
  });
});
