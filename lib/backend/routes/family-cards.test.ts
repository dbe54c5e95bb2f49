import { eq } from 'drizzle-orm';
import { listNewArrivals } from '../../contract/home.ts';
import * as calls from '../../contract/product.ts';
import { listWishlist } from '../../contract/wishlist.ts';
import { products, type ProductRow } from '../db/schema/catalogue.ts';
import { familyMembers } from '../db/schema/family.ts';
import { relatedProducts } from '../db/schema/product-parts.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { catalogueChanged, offersChanged } from '../search/engine.ts';
import { makeCombo, makeFamily } from '../testing/make-family.ts';
import { makeProduct } from '../testing/make-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const visitor = () => ({ visitorId: issueVisitorId(store.context.env.visitorSecret) });

async function readProduct(id: number) {
  const { body } = await store.call('GET', `/web/single/product/${id}/`);
  return (await calls.getProduct.answer.validate(body, { strict: true })).data;
}

async function readCard(id: number) {
  const { body } = await store.call('GET', `/api/related-other-products/?product_id=${id}`);
  const answer = await calls.listRelatedProducts.answer.validate(body, { strict: true });
  const [group] = answer.RelatedOtherProducts;
  if (!group) throw new Error('Nothing was answered');
  return group;
}

const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
  store.context.db.update(products).set(values).where(eq(products.id, id));

/** Sizes of 100 g for ₹100 and 250 g for ₹220. */
async function twoSizes(more: Partial<typeof products.$inferInsert> = {}) {
  const family = await makeFamily(store, {
    '100 g': { price: 10_000, netQuantity: 100, ...more },
    '250 g': { price: 22_000, netQuantity: 250, stock: 7, ...more },
  });
  const [small, large] = family.members;
  if (!small || !large) throw new Error('The sizes were not made');
  await catalogueChanged(store.context.db, [small.id, large.id]);
  return { family, small, large };
}

describe('a card', () => {
  it('says how many sizes there are and what the cheapest costs', async () => {
    const { family, large } = await twoSizes();
    expect((await readCard(large.id)).product_details).toMatchObject({
      product_price: 220,
      family_id: family.id,
      family_size: 2,
      family_price_from: 100,
      is_combo: false,
    });
  });

  it('speaks of itself without a family', async () => {
    const lone = await makeProduct(store);
    expect((await readCard(lone.id)).product_details).toMatchObject({
      family_id: null,
      family_size: 1,
      family_price_from: 300,
      is_combo: false,
    });
  });

  it('follows price and sale of the other sizes without a new version of its own', async () => {
    const { small, large } = await twoSizes();
    await readCard(large.id);
    await change(small.id, { price: 9_000 });
    await offersChanged(store.context.db, [small.id]);
    expect((await readCard(large.id)).product_details.family_price_from).toBe(90);
    await change(small.id, { isOnSale: false });
    await catalogueChanged(store.context.db, [small.id]);
    expect((await readCard(large.id)).product_details).toMatchObject({
      family_size: 1,
      family_price_from: 220,
    });
  });

  it('says that a product is a combo', async () => {
    const part = await makeProduct(store);
    const combo = await makeCombo(store, [[part, 2]]);
    expect((await readCard(combo.id)).product_details.is_combo).toBe(true);
  });
});

describe('the product', () => {
  it('has its family with all sizes on sale, in their order', async () => {
    const { family, small, large } = await twoSizes();
    const member = ({ id, name, sku }: ProductRow) => ({ product_id: id, name, sku });
    const common = { base_price: 350, unit: 'g' };
    expect((await readProduct(large.id)).family).toEqual({
      id: family.id,
      name: family.name,
      axes: ['Size'],
      members: [
        {
          ...member(small),
          ...common,
          options: ['100 g'],
          product_price: 100,
          net_quantity: 100,
          available_stock_quantity: 100,
          image1: `/images/test/${small.id}.svg`,
        },
        {
          ...member(large),
          ...common,
          options: ['250 g'],
          product_price: 220,
          net_quantity: 250,
          available_stock_quantity: 7,
          image1: `/images/test/${large.id}.svg`,
        },
      ],
    });
    await change(small.id, { isOnSale: false });
    await catalogueChanged(store.context.db, [small.id]);
    const members = (await readProduct(large.id)).family?.members ?? [];
    expect(members.map(({ product_id: id }) => id)).toEqual([large.id]);
  });

  it('follows price, stock, options and order of the others', async () => {
    const { small, large } = await twoSizes();
    await readProduct(large.id);
    await change(small.id, { price: 9_950, stock: 0 });
    await store.context.db
      .update(familyMembers)
      .set({ options: ['100 g pouch'], position: 5 })
      .where(eq(familyMembers.productId, small.id));
    expect((await readProduct(large.id)).family?.members.at(-1)).toMatchObject({
      product_id: small.id,
      product_price: 99.5,
      available_stock_quantity: 0,
      options: ['100 g pouch'],
    });
  });

  it('has no family and is no combo otherwise', async () => {
    const lone = await makeProduct(store);
    expect(await readProduct(lone.id)).toMatchObject({ family: null, combo: null });
  });

  it('says what a combo holds and what it saves, and follows its parts', async () => {
    const [one, other] = [
      await makeProduct(store, { price: 10_000, stock: 9 }),
      await makeProduct(store, { price: 20_050, stock: null }),
    ];
    const combo = await makeCombo(
      store,
      [
        [one, 2],
        [other, 1],
      ],
      { price: 35_000 },
    );
    const item = ({ id, name }: ProductRow, quantity: number, product_price: number) => ({
      product_id: id,
      name,
      quantity,
      product_price,
      image1: `/images/test/${id}.svg`,
    });
    const answer = await readProduct(combo.id);
    expect(answer.available_stock_quantity).toBe(4);
    expect(answer.combo).toEqual({
      items: [item(one, 2, 100), item(other, 1, 200.5)],
      saves: 50.5,
    });
    await change(one.id, { price: 5_000 });
    expect((await readProduct(combo.id)).combo).toMatchObject({ saves: 0 });
  });
});

describe('related products', () => {
  it('are none of the same family, and one of each other', async () => {
    const { small, large } = await twoSizes();
    const other = await twoSizes({ soldCount: 100_000 });
    await store.context.db.insert(relatedProducts).values(
      [large, other.large, other.small].map(({ id }, position) => ({
        productId: small.id,
        relatedId: id,
        position,
      })),
    );
    const { related_product_details: related, other_product_details: others } = await readCard(
      small.id,
    );
    expect(related.map(({ id }) => id)).toEqual([other.large.id]);
    const families = others.flatMap(({ family_id: family }) => family ?? []);
    expect(others.map(({ id }) => id)).not.toContain(large.id);
    expect(new Set(families).size).toBe(families.length);
  });

  it('show the best-selling size of a family of the same category', async () => {
    const best = await twoSizes({ soldCount: 200_000 });
    const lone = await makeProduct(store);
    await change(best.large.id, { soldCount: 200_001 });
    await catalogueChanged(store.context.db, [lone.id]);
    const { other_product_details: others } = await readCard(lone.id);
    expect(others[0]?.id).toBe(best.large.id);
    expect(others.map(({ id }) => id)).not.toContain(best.small.id);
  });
});

describe('a carousel of the home page', () => {
  it('shows the first size of a family that staff have put there', async () => {
    const { small, large } = await twoSizes();
    await change(large.id, { rail: 'new', railPosition: -2 });
    await change(small.id, { rail: 'new', railPosition: -1 });
    const { body } = await store.call('GET', '/newarrival/list');
    const { data } = await listNewArrivals.answer.validate(body, { strict: true });
    expect(data[0]?.id).toBe(large.id);
    expect(data.map(({ id }) => id)).not.toContain(small.id);
  });
});

describe('the wishlist', () => {
  it('shows the sizes that were wished for, each by itself', async () => {
    const who = visitor();
    const { family, small, large } = await twoSizes();
    for (const { id } of [small, large]) {
      await store.call('POST', '/wishlist/', { ...who, body: { pid: id } });
    }
    const { body } = await store.call('GET', '/listwish/', who);
    const { data } = await listWishlist.answer.validate(body, { strict: true });
    expect(data.map((item) => item.product_id)).toEqual([large.id, small.id]);
    expect(data[0]).toMatchObject({
      family_id: family.id,
      family_size: 2,
      family_price_from: 100,
      is_combo: false,
    });
  });
});
