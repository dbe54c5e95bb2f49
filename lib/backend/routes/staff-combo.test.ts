import { getStaffCombo, type StaffCombo } from '../../contract/staff-combo.ts';
import type { StaffProduct } from '../../contract/staff-product.ts';
import { applyPrices } from '../jobs/apply-prices.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['catalogue']));
});
afterAll(() => store.close());

let counter = 0;
const newSku = () => `COMBO-${(counter += 1)}`;
const path = (id: number) => `/staff/products/${id}/combo/`;
const save = (id: number, body: object) => store.call('PATCH', path(id), { token, body });
const patch = (id: number, body: object) =>
  store.call('PATCH', `/staff/products/${id}/`, { token, body });
async function read(id: number): Promise<StaffCombo | null> {
  const { body } = await store.call('GET', path(id), { token });
  return (await getStaffCombo.answer.validate(body, { strict: true })).data;
}
async function readProduct(id: number): Promise<StaffProduct> {
  const { body } = await store.call('GET', `/staff/products/${id}/`, { token });
  return body['data'] as StaffProduct;
}

/** Two items: ₹300 (MRP ₹350) with 10, and ₹100 (MRP ₹120) with 9; a product to hold them. */
async function makeParts() {
  const honey = await makeListedProduct(store, { stock: 10 });
  const tea = await makeListedProduct(store, { price: 10_000, basePrice: 12_000, stock: 9 });
  const box = await makeListedProduct(store, { stock: 40 });
  const items = [
    { product_id: honey.id, quantity: 1 },
    { product_id: tea.id, quantity: 2 },
  ];
  return { honey, tea, box, items };
}
async function makeBox(more: object = { percent_off: 10 }) {
  const parts = await makeParts();
  const answer = await save(parts.box.id, { items: parts.items, ...more });
  expect(answer).toMatchObject({ status: 200 });
  return parts;
}

describe('a combo', () => {
  it('costs a percentage less than its items, and is as many as they allow', async () => {
    const { box } = await makeBox({ percent_off: 12.5 });
    expect(await read(box.id)).toMatchObject({
      percent_off: 12.5,
      product_price: 437.5,
      base_price: 590,
      available_stock_quantity: 4,
      is_on_sale: true,
      items: [{ quantity: 1 }, { quantity: 2 }],
    });
    const { rows } = await store.client.pool.query(
      'select change, note from stock_movements where product_id = $1',
      [box.id],
    );
    expect(rows).toEqual([{ change: -40, note: 'Changed to a combo' }]);
  });

  it('has a price of its own where staff set one', async () => {
    const { box, honey } = await makeBox({ product_price: 449 });
    expect(await read(box.id)).toMatchObject({ percent_off: null, product_price: 449 });
    await patch(honey.id, { product_price: 200 });
    expect(await read(box.id)).toMatchObject({ product_price: 449, base_price: 590 });
    expect((await patch(box.id, { base_price: 600 })).body['errors']).toEqual({
      base_price: ['MRP can’t be higher than that of the items, ₹590'],
    });
  });

  it('follows the price and the stock of its items', async () => {
    const { box, honey, tea } = await makeBox();
    await patch(honey.id, { product_price: 200 });
    await store.call('POST', `/staff/products/${tea.id}/stock/`, {
      token,
      body: { set_to: 3, note: 'Counted' },
    });
    expect(await read(box.id)).toMatchObject({
      product_price: 360,
      available_stock_quantity: 1,
    });
  });

  it('is made in one step, with the label of its first item, off sale', async () => {
    const { items, honey } = await makeParts();
    const { status, body } = await store.call('POST', '/staff/combos/', {
      token,
      body: { name: 'Honey and tea box', sku: newSku(), items, percent_off: 10 },
    });
    expect(status).toBe(201);
    expect(body['data']).toMatchObject({
      name: 'Honey and tea box',
      is_on_sale: false,
      hsn: honey.hsn,
      net_quantity: 3,
      unit: 'pieces',
      product_price: 450,
      available_stock_quantity: 4,
      combo_terms: { percent_off: 10, off_sale_items: [] },
    });
  });

  it('is copied as a combo of the same items on the same terms', async () => {
    const { box, items } = await makeBox({ percent_off: 12.5 });
    const { body, status } = await store.call('POST', `/staff/products/${box.id}/copy/`, { token });
    expect(status).toBe(201);
    const copy = body['data'] as StaffProduct;
    const combo = await read(copy.id);
    expect(combo).toMatchObject({
      ...{ percent_off: 12.5, product_price: 437.5, base_price: 590 },
      ...{ available_stock_quantity: 4, is_on_sale: false },
    });
    expect(combo?.items.map(({ product_id, quantity }) => ({ product_id, quantity }))).toEqual(
      items,
    );
    expect(copy).toMatchObject({ available_stock_quantity: 4, product_price: 437.5 });
  });

  it('becomes a product of its own again, off sale and without stock', async () => {
    const { box } = await makeBox();
    const { version } = await readProduct(box.id);
    const stale = await store.call('DELETE', `${path(box.id)}?version=${version + 1}`, { token });
    expect(stale.status).toBe(409);
    expect(
      (await store.call('DELETE', `${path(box.id)}?version=${version}`, { token })).status,
    ).toBe(200);
    expect(await read(box.id)).toBeNull();
    expect(await readProduct(box.id)).toMatchObject({
      is_on_sale: false,
      available_stock_quantity: 0,
      product_price: 450,
    });
  });
});

describe('a combo that is refused', () => {
  const errorsOf = async (id: number, body: object) => {
    const answer = await save(id, body);
    expect(answer.status).toBe(400);
    return answer.body['errors'];
  };

  it('holds itself, another combo, or an item that is off sale', async () => {
    const { box, tea, honey } = await makeBox();
    const other = await makeListedProduct(store);
    const off = await makeListedProduct(store, { isOnSale: false });
    const withItem = (id: number) => ({
      percent_off: 5,
      items: [
        { product_id: tea.id, quantity: 1 },
        { product_id: id, quantity: 1 },
      ],
    });
    expect(await errorsOf(other.id, withItem(other.id))).toEqual({
      'items[1].product_id': ['A combo can’t contain itself'],
    });
    expect(await errorsOf(other.id, withItem(box.id))).toEqual({
      'items[1].product_id': [`${box.name} is a combo. A combo can’t contain another combo.`],
    });
    expect(await errorsOf(other.id, withItem(off.id))).toEqual({
      'items[1].product_id': [`${off.name} isn’t published. Publish it first.`],
    });
    expect(await errorsOf(honey.id, withItem(other.id))).toEqual({
      items: [`This product is part of ${box.name}, so it can’t be a combo itself`],
    });
    expect(await read(other.id)).toBeNull();
  });

  it('costs more than the MRP of its items, or nothing', async () => {
    const { box, items } = await makeParts();
    expect(await errorsOf(box.id, { items, product_price: 590.01 })).toEqual({
      product_price: ['Price can’t be higher than the MRP of the items, ₹590'],
    });
    expect(await errorsOf(box.id, { items })).toEqual({
      product_price: ['Enter a price or a percentage'],
    });
    expect(await errorsOf(box.id, { items, product_price: 0 })).toEqual({
      product_price: ['Price must be above 0'],
    });
    expect(await errorsOf(box.id, { items, percent_off: 99.5 })).toEqual({
      percent_off: ['Use at most 99%'],
    });
  });

  it('has one item, 21, one twice, or 51 of one', async () => {
    const { box, items } = await makeParts();
    const [first] = items;
    const terms = { percent_off: 5 };
    const many = Array.from({ length: 21 }, (_, index) => ({ product_id: index + 1, quantity: 1 }));
    expect(await errorsOf(box.id, { ...terms, items: [first] })).toEqual({
      items: ['A combo needs at least 2 products'],
    });
    expect(await errorsOf(box.id, { ...terms, items: many })).toEqual({
      items: ['A combo can have at most 20 products'],
    });
    expect(await errorsOf(box.id, { ...terms, items: [first, first] })).toEqual({
      items: ['Add each product only once'],
    });
    expect(
      await errorsOf(box.id, { ...terms, items: [first, { ...items[1], quantity: 51 }] }),
    ).toEqual({ 'items[1].quantity': ['Use up to 50 of each'] });
  });

  it('was changed by a colleague meanwhile', async () => {
    const { box, items } = await makeBox();
    const answer = await save(box.id, { items, percent_off: 20, version: 1 });
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.body['message']).toMatch(/changed this product on/);
  });
});

describe('the MRP of an item of a combo with a price of its own', () => {
  const costs = (name: string, price = '₹449') =>
    `Lower the price of these combos first, or they cost more than the MRP of their items: ${name} (${price})`;
  const grid = (rows: object[], more = {}) =>
    store.call('PATCH', '/staff/products/', { token, body: { rows, ...more } });
  const plan = (id: number, body: object) =>
    store.call('POST', `/staff/products/${id}/prices/`, { token, body });

  it('takes that of the combo along, down to its price', async () => {
    const { box, tea } = await makeBox({ product_price: 449 });
    await patch(tea.id, { base_price: 100 });
    expect(await read(box.id)).toMatchObject({ product_price: 449, base_price: 550 });
    await patch(tea.id, { base_price: 120 });
    expect(await read(box.id)).toMatchObject({ product_price: 449, base_price: 550 });
  });

  it('falls below its price in no editor', async () => {
    const { box, honey } = await makeBox({ product_price: 449 });
    const low = { base_price: 200, product_price: 200 };
    const message = costs(box.name);
    expect((await patch(honey.id, low)).body['errors']).toEqual({ base_price: [message] });
    const row = { id: honey.id, ...low };
    const faults = [{ id: honey.id, field: 'base_price', message }];
    expect((await grid([row])).body).toMatchObject({ faults });
    expect((await grid([row], { skip_faulty: true })).body).toMatchObject({
      saved_ids: [],
      faults,
    });
    const family = {
      name: 'Honey',
      axes: ['Size'],
      rows: [{ product_id: honey.id, options: ['500 g'], ...low }],
    };
    const familyPath = `/staff/products/${honey.id}/family/`;
    expect((await store.call('PATCH', familyPath, { token, body: family })).body['errors']).toEqual(
      { 'rows[0].base_price': [message] },
    );
    expect(await readProduct(honey.id)).toMatchObject({ base_price: 350, family: null });
    expect(await read(box.id)).toMatchObject({ product_price: 449, base_price: 590 });
  });

  it('falls together with the price of the combo, and rises with it', async () => {
    const { box, honey } = await makeBox({ product_price: 449 });
    const both = (price: number, boxPrice: number) =>
      grid([
        { id: honey.id, base_price: price, product_price: price },
        { id: box.id, base_price: boxPrice, product_price: boxPrice },
      ]);
    expect((await both(200, 440)).status).toBe(200);
    expect(await read(box.id)).toMatchObject({ product_price: 440, base_price: 440 });
    expect((await both(300, 540)).status).toBe(200);
    expect(await read(box.id)).toMatchObject({ product_price: 540, base_price: 540 });
  });

  it('falls with that of an unpublished combo, whose price is lowered', async () => {
    const { box, honey } = await makeBox({ product_price: 449 });
    await patch(box.id, { is_on_sale: false });
    expect((await patch(honey.id, { base_price: 200, product_price: 200 })).status).toBe(200);
    expect(await read(box.id)).toMatchObject({ product_price: 440, base_price: 440 });
  });

  it('does not fall below a scheduled price', async () => {
    const { box, honey } = await makeBox({ product_price: 400 });
    const starts_at = '2030-01-01T10:00:00+05:30';
    expect((await plan(box.id, { price: 460, starts_at })).status).toBe(201);
    expect((await patch(honey.id, { base_price: 200, product_price: 200 })).body['errors']).toEqual(
      { base_price: [costs(box.name, '₹460')] },
    );
  });

  it('caps the combo whichever program writes it, also when a scheduled price ends', async () => {
    const { box, honey } = await makeBox({ product_price: 449 });
    const starts_at = testNow.toISOString();
    const ends_at = new Date(testNow.getTime() + 3_600_000).toISOString();
    expect((await plan(box.id, { price: 400, starts_at, ends_at })).status).toBe(201);
    const write = 'update products set price = 20000, base_price = 20000 where id = $1';
    await store.client.pool.query(write, [honey.id]);
    expect(await read(box.id)).toMatchObject({ product_price: 400, base_price: 440 });
    store.setNow(new Date(ends_at));
    await applyPrices(store.context);
    expect(await read(box.id)).toMatchObject({ product_price: 440, base_price: 440 });
    store.setNow(testNow);
  });
});

describe('what follows the items of a combo', () => {
  it('cannot be set by staff: stock, and the price of a percentage', async () => {
    const { box } = await makeBox();
    const stock = { set_to: 5, note: 'Counted' };
    expect(
      await store.call('POST', `/staff/products/${box.id}/stock/`, { token, body: stock }),
    ).toMatchObject({ status: 409, body: { message: 'A combo’s stock depends on its items' } });
    expect((await patch(box.id, { available_stock_quantity: 5 })).body).toMatchObject({
      errors: { available_stock_quantity: ['A combo’s stock depends on its items'] },
    });
    expect((await patch(box.id, { product_price: 300 })).body).toMatchObject({
      errors: { product_price: ['The price is set by the combo’s items: 10% off'] },
    });
    const planned = { price: 300, starts_at: '2030-01-01T10:00:00+05:30' };
    expect(
      await store.call('POST', `/staff/products/${box.id}/prices/`, { token, body: planned }),
    ).toMatchObject({ status: 400 });
    const scanned = `/staff/product-by-code/?code=${box.sku}`;
    expect(await store.call('GET', scanned, { token })).toMatchObject({ status: 409 });
    const grid = { rows: [{ id: box.id, available_stock_quantity: 9, stock_before: 4 }] };
    expect(
      (await store.call('PATCH', '/staff/products/', { token, body: grid })).body,
    ).toMatchObject({ faults: [{ id: box.id, field: 'available_stock_quantity' }] });
  });

  it('goes off sale with an item, which says so before and after', async () => {
    const { box, honey } = await makeBox();
    expect(await readProduct(honey.id)).toMatchObject({
      in_combos: [{ id: box.id, name: box.name, is_on_sale: true }],
    });
    await patch(honey.id, { is_on_sale: false });
    expect(await readProduct(box.id)).toMatchObject({
      is_on_sale: false,
      combo_terms: { off_sale_items: [honey.name] },
    });
    expect((await patch(box.id, { is_on_sale: true })).body).toMatchObject({
      errors: { is_on_sale: [`${honey.name} isn’t published. Publish it first.`] },
    });
    await patch(honey.id, { is_on_sale: true });
    expect((await patch(box.id, { is_on_sale: true })).status).toBe(200);
    expect(await readProduct(box.id)).toMatchObject({ is_on_sale: true });
  });

  it('is named where an item is unpublished in the list of products', async () => {
    const { box, honey } = await makeBox();
    const rows = [{ id: honey.id, is_on_sale: false }];
    const { body } = await store.call('PATCH', '/staff/products/', { token, body: { rows } });
    expect(body).toMatchObject({ saved_ids: [honey.id], unpublished_combos: [box.name] });
  });

  it('keeps its items from being deleted', async () => {
    const { box, tea } = await makeBox();
    await patch(tea.id, { is_on_sale: false });
    const answer = await store.call('DELETE', `/staff/products/${tea.id}/`, { token });
    expect({ status: answer.status, message: answer.body['message'] }).toEqual({
      status: 409,
      message: `This product is part of ${box.name}. Remove it from that combo first.`,
    });
  });
});
