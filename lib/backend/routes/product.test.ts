import { eq } from 'drizzle-orm';
import * as calls from '../../contract/product.ts';
import { brands, productForms, products, tags } from '../db/schema/catalogue.ts';
import { productTags, relatedProducts } from '../db/schema/product-parts.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { catalogueChanged } from '../search/engine.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { changeListedProduct, makeCategory, makeListedProduct } from '../testing/listed-product.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { openTestStore, type CallOptions, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const db = () => store.context.db;

async function list(query: string, who: CallOptions = {}) {
  const answer = await store.call('GET', `/web/products/list/?${query}`, who);
  expect(answer.status).toBe(200);
  return calls.listProducts.answer.validate(answer.body, { strict: true });
}
const toIds = (answer: Awaited<ReturnType<typeof list>>) => answer.data.data.map(({ id }) => id);

async function read(id: number, who: CallOptions = {}) {
  const answer = await store.call('GET', `/web/single/product/${id}/`, who);
  expect(answer.status).toBe(200);
  return (await calls.getProduct.answer.validate(answer.body, { strict: true })).data;
}

async function firstTwo(table: typeof brands | typeof productForms | typeof tags) {
  const rows = await db().select({ id: table.id, name: table.name }).from(table).orderBy(table.id);
  const [one, two] = rows;
  if (!one || !two) throw new Error('The demo data are not there');
  return [one, two] as const;
}

/** Three category levels with one product in each, separate from the demo catalogue. */
async function makeBranch(name: string) {
  const top = await makeCategory(store, name);
  const middle = await makeCategory(store, `${name} middle`, top);
  const leaf = await makeCategory(store, `${name} leaf`, middle);
  const inTop = { categoryId: top.id, categoryLevel1: top.id };
  const inMiddle = { ...inTop, categoryId: middle.id, categoryLevel2: middle.id };
  const inLeaf = { ...inMiddle, categoryId: leaf.id, categoryLevel3: leaf.id };
  return { top, middle, leaf, inTop, inMiddle, inLeaf };
}

describe('the product list', () => {
  it('gives twenty a page by id, and all of them over its pages', async () => {
    const first = await list('');
    expect(first.message).toBe('Products found');
    expect(first.data.data).toHaveLength(20);
    expect(first.total_pages).toBe(Math.ceil(first.data.total / 20));
    const ids: number[] = [];
    for (let page = 1; page <= first.total_pages; page += 1) {
      ids.push(...toIds(await list(`page=${page}`)));
    }
    expect(ids).toHaveLength(first.data.total);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  it('answers a page past the end with nothing and the true number of pages', async () => {
    const first = await list('');
    const past = await list('page=999999');
    expect(past.data.data).toEqual([]);
    expect(past.data.total).toBe(first.data.total);
    expect(past.total_pages).toBe(first.total_pages);
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'category_id=x', 'category_id=0'])(
    'refuses %s',
    async (query) => {
      const answer = await store.call('GET', `/web/products/list/?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.body['status']).toBe(false);
    },
  );

  it.each(['brand=x', "brand=1'--", 'product_tag=1,,2', 'product_foam=1;drop', 'ordering=name'])(
    'refuses %s',
    async (query) => {
      expect((await store.call('GET', `/web/products/list/?${query}`)).status).toBe(400);
    },
  );

  it.each([
    'category_id=2147483647',
    'brand=999999999',
    'product_tag=999999999',
    'product_foam=999999999',
    'category_name=no+such+thing',
    "category_name=' or 1=1 --",
    'category_name=%25',
  ])('finds nothing for %s', async (query) => {
    const answer = await list(query);
    expect(answer.data).toEqual({ data: [], total: 0 });
    expect(answer.total_pages).toBe(0);
    expect(answer.message).toBe('No products available!');
  });

  it('counts what lies below a category, and shows its banners', async () => {
    const { top, middle, leaf, inTop, inMiddle, inLeaf } = await makeBranch('Banners');
    const a = await makeListedProduct(store, inTop);
    const b = await makeListedProduct(store, inMiddle);
    const c = await makeListedProduct(store, inLeaf);
    expect(toIds(await list(`category_id=${top.id}`))).toEqual([a.id, b.id, c.id]);
    expect(toIds(await list(`category_id=${middle.id}`))).toEqual([b.id, c.id]);
    const found = await list(`category_id=${leaf.id}`);
    expect(toIds(found)).toEqual([c.id]);
    expect(found.category_banners).toEqual({
      web_banner: '/pictures/3.webp',
      mobile_banner: '/pictures/3-mobile.webp',
    });
    expect((await list('')).category_banners).toEqual({ web_banner: null, mobile_banner: null });
  });

  it('takes a category by its name, whatever the case, where no id is given', async () => {
    const { leaf, inLeaf, inTop } = await makeBranch('Named');
    const one = await makeListedProduct(store, inLeaf);
    await makeListedProduct(store, inTop);
    expect(toIds(await list('category_name=nAMED LEAF'))).toEqual([one.id]);
    expect(toIds(await list(`category_name=Named&category_id=${leaf.id}`))).toEqual([one.id]);
  });

  it('joins the values of one filter by or, and filters by and', async () => {
    const { top, inTop } = await makeBranch('Filters');
    const [aranya, khet] = await firstTwo(brands);
    const [powder, whole] = await firstTwo(productForms);
    const [sweet, best] = await firstTwo(tags);
    const one = await makeListedProduct(store, { ...inTop, brandId: aranya.id, formId: powder.id });
    const two = await makeListedProduct(store, { ...inTop, brandId: khet.id, formId: powder.id });
    const three = await makeListedProduct(store, { ...inTop, brandId: khet.id, formId: whole.id });
    await db()
      .insert(productTags)
      .values([
        { productId: one.id, tagId: best.id },
        { productId: three.id, tagId: best.id },
        { productId: three.id, tagId: sweet.id },
      ]);
    await catalogueChanged(db());
    const within = async (query: string) => toIds(await list(`category_id=${top.id}&${query}`));
    expect(await within(`brand=${aranya.id},${khet.id}`)).toEqual([one.id, two.id, three.id]);
    expect(await within(`brand=${khet.id}`)).toEqual([two.id, three.id]);
    expect(await within(`brand=${khet.id}&product_foam=${powder.id}`)).toEqual([two.id]);
    expect(await within(`product_tag=${sweet.id},${best.id}`)).toEqual([one.id, three.id]);
    expect(await within(`product_tag=${best.id}&product_foam=${whole.id}`)).toEqual([three.id]);
    expect(await within(`product_tag=${sweet.id}&brand=${aranya.id}`)).toEqual([]);

    const all = await list(`category_id=${top.id}`);
    expect(all.facets.brands).toEqual([
      { id: khet.id, name: khet.name, count: 2 },
      { id: aranya.id, name: aranya.name, count: 1 },
    ]);
    expect(all.facets.foams).toEqual([
      { id: powder.id, name: powder.name, count: 2 },
      { id: whole.id, name: whole.name, count: 1 },
    ]);
    const narrowed = await list(`category_id=${top.id}&brand=${khet.id}&product_tag=${best.id}`);
    expect(narrowed.data.total).toBe(1);
    expect(narrowed.facets).toMatchObject({
      brands: [
        { id: aranya.id, name: aranya.name, count: 1 },
        { id: khet.id, name: khet.name, count: 1 },
      ].sort((a, b) => a.name.localeCompare(b.name)),
      tags: [
        { id: best.id, name: best.name, count: 1 },
        { id: sweet.id, name: sweet.name, count: 1 },
      ].sort((a, b) => a.name.localeCompare(b.name)),
      foams: [{ id: whole.id, name: whole.name, count: 1 }],
    });
  });

  it('sorts by the price shown, both ways, also where the MRPs are the other way round', async () => {
    const { top, inTop } = await makeBranch('Prices');
    const dear = await makeListedProduct(store, { ...inTop, price: 20_000, basePrice: 20_000 });
    const cheap = await makeListedProduct(store, { ...inTop, price: 10_000, basePrice: 90_000 });
    const same = await makeListedProduct(store, { ...inTop, price: 10_000, basePrice: 10_000 });
    const within = `category_id=${top.id}&ordering`;
    expect(toIds(await list(`${within}=base_price`))).toEqual([cheap.id, same.id, dear.id]);
    expect(toIds(await list(`${within}=-base_price`))).toEqual([dear.id, same.id, cheap.id]);
    const prices = (await list('ordering=-base_price')).data.data.map((one) => one.product_price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(toIds(await list('ordering=base_price&page=99999'))).toEqual([]);
    const [brand] = await firstTwo(brands);
    const ofBrand = await list(`brand=${brand.id}&ordering=base_price`);
    expect(ofBrand.data.data.length).toBeGreaterThan(1);
    expect(ofBrand.data.data.every((one) => one.brand === brand.id)).toBe(true);
  });

  it('leaves out what is of another site, off sale or not yet public', async () => {
    const { top, inTop } = await makeBranch('Hidden');
    await makeListedProduct(store, { ...inTop, websites: [34] });
    await makeListedProduct(store, { ...inTop, isOnSale: false });
    const soon = new Date(store.context.now().getTime() + 60_000);
    const coming = await makeListedProduct(store, { ...inTop, publicFrom: soon });
    const shared = await makeListedProduct(store, { ...inTop, websites: [12, 33] });
    const onlyHere = await makeListedProduct(store, { ...inTop, websites: [33] });
    const before = store.context.now();
    expect(toIds(await list(`category_id=${top.id}`))).toEqual([shared.id, onlyHere.id]);
    store.setNow(soon);
    const later = await list(`category_id=${top.id}`);
    expect(later.data.total).toBe(3);
    expect(toIds(later)).toContain(coming.id);
    store.setNow(before);
    expect((await list(`category_id=${top.id}`)).data.total).toBe(2);
  });

  it('shows changed prices and stocks at once, and what has gone off sale no more', async () => {
    const { top, inTop } = await makeBranch('Live');
    const one = await makeListedProduct(store, inTop);
    const other = await makeListedProduct(store, inTop);
    await list(`category_id=${top.id}`);
    await db().update(products).set({ price: 12_345, stock: 0 }).where(eq(products.id, one.id));
    const [card] = (await list(`category_id=${top.id}`)).data.data;
    expect(card).toMatchObject({ product_price: 123.45, available_stock_quantity: 0 });
    await changeListedProduct(store, other.id, { isOnSale: false });
    expect((await list(`category_id=${top.id}`)).data.total).toBe(1);
  });

  it('marks what the caller wishes for, customer and visitor', async () => {
    const { top, inTop } = await makeBranch('Wishes');
    const one = await makeListedProduct(store, inTop);
    const customer = await makeCustomer(store);
    const visitor = { visitorId: issueVisitorId(store.context.env.visitorSecret) };
    const isInWishlist = async (who: CallOptions) =>
      (await list(`category_id=${top.id}`, who)).data.data[0]?.is_wished;
    for (const who of [{ token: customer.token }, visitor]) {
      expect(await isInWishlist(who)).toBe(false);
      await store.call('POST', '/wishlist/', { ...who, body: { pid: one.id } });
      expect(await isInWishlist(who)).toBe(true);
      expect((await read(one.id, who)).is_wished).toBe(true);
    }
    expect(await isInWishlist({})).toBe(false);
    expect(await isInWishlist({ token: 'a-token-that-nobody-ever-had' })).toBe(false);
  });
});

describe('one product', () => {
  it('carries all that its page and the law ask for', async () => {
    const [card] = (await list('')).data.data;
    const found = await read(card?.id ?? 0);
    expect(found).toMatchObject({ ...card });
    expect(found.product_websites).toContain(33);
    expect(found.images.length).toBeGreaterThan(0);
    expect(found.image1).toBe(found.images[0]);
    expect(found.categories.length).toBeGreaterThan(0);
    expect(found.description).toMatch(/^<p>/);
  });

  it('names its categories from the top down', async () => {
    const { top, middle, leaf, inLeaf } = await makeBranch('Path');
    const { id } = await makeListedProduct(store, inLeaf);
    expect((await read(id)).categories).toEqual(
      [top, middle, leaf].map(({ id: category, name }) => ({ id: category, name })),
    );
  });

  it('is not there where it is unknown, off sale, of another site or not yet public', async () => {
    const later = new Date(store.context.now().getTime() + 60_000);
    const hidden = await Promise.all([
      makeListedProduct(store, { isOnSale: false }),
      makeListedProduct(store, { websites: [1, 34] }),
      makeListedProduct(store, { websites: [] }),
      makeListedProduct(store, { publicFrom: later }),
    ]);
    for (const id of [
      ...hidden.map((one) => one.id),
      2147483647,
      0,
      -1,
      'x',
      '1.0',
      '1e3',
      '%27',
    ]) {
      const answer = await store.call('GET', `/web/single/product/${id}/`);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ status: false, message: 'Product not found' });
    }
  });

  it('says where to go instead once it was taken off sale, to what can be had there', async () => {
    const replacement = await makeListedProduct(store, { name: 'Heir' });
    const without = await makeListedProduct(store, { isOnSale: false });
    const replaced = await makeListedProduct(store, {
      isOnSale: false,
      replacementId: replacement.id,
    });
    const elsewhere = await makeListedProduct(store, {
      websites: [2],
      replacementId: replacement.id,
    });
    const answer = async (id: number) =>
      (await store.call('GET', `/web/single/product/${id}/`)).body;
    expect(await answer(without.id)).toMatchObject({ gone: true, replacement: null });
    const expected = { id: replacement.id, name: 'Heir' };
    expect(await answer(replaced.id)).toMatchObject({ gone: true, replacement: expected });
    expect(await answer(elsewhere.id)).not.toHaveProperty('gone');
    await changeListedProduct(store, replacement.id, { isOnSale: false });
    expect(await answer(replaced.id)).toMatchObject({ gone: true, replacement: null });
  });

  it('shows a new price, stock, text, brand name and a withdrawal at once', async () => {
    const { id, brandId } = await makeListedProduct(store);
    await read(id);
    await db().update(products).set({ price: 100, stock: null }).where(eq(products.id, id));
    expect(await read(id)).toMatchObject({ product_price: 1, available_stock_quantity: null });
    await db()
      .update(products)
      .set({ description: '<p>New.</p>', version: 2 })
      .where(eq(products.id, id));
    expect((await read(id)).description).toBe('<p>New.</p>');
    const [brand] = await db().select().from(brands).where(eq(brands.id, brandId));
    await db().update(brands).set({ name: 'Renamed' }).where(eq(brands.id, brandId));
    await catalogueChanged(db());
    expect((await read(id)).brand_name).toBe('Renamed');
    await db().update(brands).set({ name: brand?.name }).where(eq(brands.id, brandId));
    await db().update(products).set({ isOnSale: false }).where(eq(products.id, id));
    expect((await store.call('GET', `/web/single/product/${id}/`)).status).toBe(404);
  });
});

describe('related and other products', () => {
  const related = async (id: unknown) =>
    store.call('GET', `/api/related-other-products/?product_id=${id}`);

  it('keeps the order of staff, and fills up from the category, sold out last', async () => {
    const { inLeaf, inMiddle } = await makeBranch('Related');
    const own = await makeListedProduct(store, inLeaf);
    const soldOut = await makeListedProduct(store, { ...inLeaf, stock: 0, soldCount: 900 });
    const liked = await makeListedProduct(store, { ...inLeaf, soldCount: 5 });
    const unknown = await makeListedProduct(store, { ...inLeaf, stock: null, soldCount: 9 });
    const partner = await makeListedProduct(store, inLeaf);
    const far = await makeListedProduct(store, inMiddle);
    const unavailable = await makeListedProduct(store, { ...inLeaf, websites: [1] });
    await db()
      .insert(relatedProducts)
      .values([
        { productId: own.id, relatedId: partner.id, position: 2 },
        { productId: own.id, relatedId: far.id, position: 1 },
        { productId: own.id, relatedId: unavailable.id, position: 0 },
      ]);
    const answer = await related(own.id);
    expect(answer.status).toBe(200);
    const { RelatedOtherProducts } = await calls.listRelatedProducts.answer.validate(answer.body, {
      strict: true,
    });
    const [found] = RelatedOtherProducts;
    expect(found?.product_details.id).toBe(own.id);
    expect(found?.related_product_details.map(({ id }) => id)).toEqual([far.id, partner.id]);
    expect(found?.other_product_details.map(({ id }) => id)).toEqual([
      unknown.id,
      liked.id,
      soldOut.id,
    ]);
  });

  it('adds what was bought together in more than one order', async () => {
    const { buyer, fill, place } = orderFixture(store);
    const own = await makeProduct(store);
    const chosen = await makeProduct(store);
    const often = await makeProduct(store);
    const once = await makeProduct(store);
    await db()
      .insert(relatedProducts)
      .values([{ productId: own.id, relatedId: chosen.id, position: 0 }]);
    for (const others of [[often], [often, once]]) {
      const who = await buyer(own.id);
      for (const { id } of others) await fill(who, id);
      const amount = 300 * (1 + others.length) + 100;
      expect((await place(who, { ...who.payload, amount })).status).toBe(201);
    }
    const { body } = await related(own.id);
    const [found] = body['RelatedOtherProducts'] as Record<string, { id: number }[]>[];
    expect(found?.['related_product_details']?.map(({ id }) => id)).toEqual([chosen.id, often.id]);
  });

  it('gives ten of each at most', async () => {
    const { inLeaf } = await makeBranch('Many related');
    const own = await makeListedProduct(store, inLeaf);
    const rest: (typeof own)[] = [];
    while (rest.length < 24) rest.push(await makeListedProduct(store, inLeaf));
    await db()
      .insert(relatedProducts)
      .values(
        rest
          .slice(0, 12)
          .map(({ id }, position) => ({ productId: own.id, relatedId: id, position })),
      );
    const { body } = await related(own.id);
    const [found] = body['RelatedOtherProducts'] as Record<string, unknown[]>[];
    expect(found?.['related_product_details']).toHaveLength(10);
    expect(found?.['other_product_details']).toHaveLength(10);
  });

  it('knows nothing of products that are not there', async () => {
    const hidden = await makeListedProduct(store, { isOnSale: false });
    expect((await related(hidden.id)).status).toBe(404);
    expect((await related(2147483647)).status).toBe(404);
    expect((await related('x')).status).toBe(400);
    expect((await related('')).status).toBe(400);
  });
});

describe('the options of the filters', () => {
  it('lists tags, forms and brands', async () => {
    const tagList = await store.call('GET', '/web/product-tags/list/');
    const { data } = await calls.listProductTags.answer.validate(tagList.body, { strict: true });
    expect(data.map(({ name }) => name)).toEqual(['Sugar Free', 'Best Seller', 'New Products']);
    const forms = await store.call('GET', '/web/product-foams/list/');
    await calls.listProductForms.answer.validate(forms.body, { strict: true });
    const brandList = await store.call('GET', '/web/brand/list');
    const found = await calls.listBrands.answer.validate(brandList.body, { strict: true });
    expect(found.data.map(({ name }) => name)).toContain('Aranya');
  });
});

describe('packing materials', () => {
  it('are the products of category 490', async () => {
    const answer = await store.call('GET', '/products?categoryID=490');
    const { data } = await calls.listPackingMaterials.answer.validate(answer.body, {
      strict: true,
    });
    expect(data.length).toBeGreaterThan(0);
    expect(toIds(await list('category_id=490')).sort()).toEqual(data.map(({ id }) => id).sort());
  });

  it('are refused without a number, and none for an unknown one', async () => {
    expect((await store.call('GET', '/products')).status).toBe(400);
    expect((await store.call('GET', '/products?categoryID=x')).status).toBe(400);
    const answer = await store.call('GET', '/products/?categoryID=2147483647');
    expect(answer.body['data']).toEqual([]);
  });
});
