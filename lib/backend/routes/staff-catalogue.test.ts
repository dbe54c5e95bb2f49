import { eq } from 'drizzle-orm';
import * as brandCalls from '../../contract/staff-brand.ts';
import * as calls from '../../contract/staff-category.ts';
import { formCalls, tagCalls } from '../../contract/staff-tag.ts';
import { brands, categories, products, tags } from '../db/schema/catalogue.ts';
import { productTags } from '../db/schema/product-parts.ts';
import { auditEntries } from '../db/schema/running.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeFamily } from '../testing/make-family.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { makeCategory, makeListedProduct } from '../testing/listed-product.ts';
import { lastTags } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['catalogue']));
});
afterAll(() => store.close());

const db = () => store.context.db;
const call = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token, ...(body !== undefined && { body }) });

const search = async (text: string) =>
  (
    (await store.call('GET', `/web/products/list/?prod_search=${text}`)).body['data'] as {
      total: number;
    }
  ).total;

const page = async (id: number) =>
  (await store.call('GET', `/web/single/product/${id}/`)).body['data'] as Record<string, unknown>;

async function makeBrand(name: string) {
  const answer = await call('POST', '/staff/brands/', { name });
  expect(answer.status).toBe(201);
  return (await brandCalls.create.answer.validate(answer.body, { strict: true })).data;
}

describe('brands', () => {
  it('are made, changed and found by their new names wherever they stand', async () => {
    const brand = await makeBrand('Quorbel House');
    const { id } = await makeListedProduct(store, {
      name: 'Brand jam',
      brandId: brand.id,
      searchText: 'brand jam quorbel house food further',
    });
    expect(await search('quorbel')).toBe(1);
    const answer = await call('PATCH', `/staff/brands/${brand.id}/`, {
      ...brand,
      name: 'Zindovar',
      town: 'Bhuj',
      metatitle: 'Zindovar of Bhuj',
      certificates: ['NPOP ORG/SC/1234'],
    });
    expect(answer.status).toBe(200);
    const shown = await call('GET', `/web/brand/${brand.id}/`);
    expect(shown.body['data']).toMatchObject({ certificates: ['NPOP ORG/SC/1234'] });
    const { data } = await brandCalls.change.answer.validate(answer.body, { strict: true });
    expect(data).toMatchObject({ name: 'Zindovar', version: brand.version + 1, product_count: 1 });
    expect(await lastTags(store)).toEqual(
      expect.arrayContaining(['brands', 'products', 'catalogue']),
    );
    expect((await page(id))['brand_name']).toBe('Zindovar');
    expect(await search('zindovar')).toBe(1);
    expect(await search('quorbel')).toBe(0);
    const shop = await store.call('GET', `/web/brand/${brand.id}/`);
    expect(shop.body['data']).toMatchObject({ name: 'Zindovar', town: 'Bhuj' });
    const meta = await store.call('GET', `/user/meta-tags/?page_url=/shop?brand=${brand.id}`);
    expect(meta.body['title']).toMatch(/^Zindovar of Bhuj/);
  });

  it('are not overwritten where a colleague was quicker', async () => {
    const brand = await makeBrand('Two hands');
    await call('PATCH', `/staff/brands/${brand.id}/`, { ...brand, town: 'Surat' });
    const late = await call('PATCH', `/staff/brands/${brand.id}/`, { ...brand, town: 'Rajkot' });
    expect(late.status).toBe(409);
    expect(late.body['overtaken']).toMatchObject({ version: 2 });
  });

  it('have a name of their own, and go only while nothing is theirs', async () => {
    const brand = await makeBrand('Leaving soon');
    const twin = await call('POST', '/staff/brands/', { name: 'Leaving soon' });
    expect([twin.status, twin.body['message']]).toEqual([
      400,
      'A brand with this name already exists',
    ]);
    const { id } = await makeListedProduct(store, { brandId: brand.id });
    const refused = await call('DELETE', `/staff/brands/${brand.id}/`);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'Leaving soon has 1 product. Change the brand of that product first.',
    ]);
    const [other] = await db().select().from(brands).limit(1);
    await db()
      .update(products)
      .set({ brandId: other?.id ?? 0 })
      .where(eq(products.id, id));
    expect((await call('DELETE', `/staff/brands/${brand.id}/`)).status).toBe(200);
    expect((await call('GET', `/staff/brands/${brand.id}/`)).status).toBe(404);
  });

  it('are listed as the contract says', async () => {
    const { body } = await call('GET', '/staff/brands/?search=aranya');
    const { data } = await brandCalls.list.answer.validate(body, { strict: true });
    expect(data.map(({ name }) => name)).toEqual(['Aranya']);
    expect(data[0]?.product_count).toBeGreaterThan(0);
  });
});

describe('counts', () => {
  it('have the sizes of a family once, as the shop', async () => {
    const brand = await makeBrand('Two sizes');
    const tag = await tagCalls.create.answer.validate(
      (await call('POST', '/staff/tags/', { name: 'Two sizes' })).body,
    );
    const { members } = await makeFamily(store, {
      '100 g': { brandId: brand.id },
      '250 g': { brandId: brand.id },
    });
    const single = await makeListedProduct(store, { brandId: brand.id });
    await db()
      .insert(productTags)
      .values([...members, single].map(({ id }) => ({ productId: id, tagId: tag.data.id })));
    const brandAnswer = await call('GET', `/staff/brands/${brand.id}/`);
    const tagAnswer = await call('GET', '/staff/tags/?search=two%20sizes');
    expect(brandAnswer.body['data']).toMatchObject({ product_count: 2 });
    expect(tagAnswer.body['data']).toMatchObject([{ product_count: 2 }]);
  });
});

describe('tags and forms', () => {
  it('are made, renamed on every card, and go only while no product names them', async () => {
    const made = await call('POST', '/staff/tags/', { name: 'Vraxel' });
    const { data: tag } = await tagCalls.create.answer.validate(made.body, { strict: true });
    const { id } = await makeListedProduct(store, {
      name: 'Tagged jam',
      searchText: 'tagged jam vraxel',
    });
    await db().insert(productTags).values({ productId: id, tagId: tag.id });
    await call('PATCH', `/staff/tags/${tag.id}/`, { name: 'Wondrel', version: tag.version });
    expect((await page(id))['product_tag_list']).toEqual(['Wondrel']);
    expect(await search('wondrel')).toBe(1);
    expect((await call('DELETE', `/staff/tags/${tag.id}/`)).status).toBe(409);
    await db().delete(productTags).where(eq(productTags.tagId, tag.id));
    expect((await call('DELETE', `/staff/tags/${tag.id}/`)).status).toBe(200);
    expect(await db().select().from(tags).where(eq(tags.id, tag.id))).toEqual([]);
  });

  it('answer as the contract says', async () => {
    const forms = await call('GET', '/staff/forms/');
    const { data } = await formCalls.list.answer.validate(forms.body, { strict: true });
    expect(data.length).toBeGreaterThan(3);
    const twin = await call('POST', '/staff/forms/', { name: data[0]?.name });
    expect(twin.status).toBe(400);
  });
});

describe('the category tree', () => {
  const tree = async () => {
    const { body } = await call('GET', '/staff/categories/');
    return (await calls.listStaffCategories.answer.validate(body, { strict: true })).data;
  };
  const findCategory = async (id: number) => (await tree()).find((one) => one.id === id);
  const make = async (name: string, parentId: number | null) => {
    const answer = await call('POST', '/staff/categories/', { name, parent_id: parentId });
    expect(answer.status).toBe(201);
    return (await calls.createCategory.answer.validate(answer.body, { strict: true })).data;
  };
  const move = (id: number, parent_id: number | null, position: number, version = 1) =>
    call('POST', `/staff/categories/${id}/move/`, { parent_id, position, version });

  it('grows down to three levels, with names that differ in one place', async () => {
    const top = await make('Grove', null);
    const middle = await make('Nuts', top.id);
    const leaf = await make('Almonds', middle.id);
    expect(await findCategory(leaf.id)).toMatchObject({ level: 3, parent_id: middle.id });
    const deeper = await call('POST', '/staff/categories/', { name: 'Mamra', parent_id: leaf.id });
    expect([deeper.status, Object.keys(deeper.body['errors'] as object)]).toEqual([
      400,
      ['parent_id'],
    ]);
    const twin = await call('POST', '/staff/categories/', { name: 'nuts', parent_id: top.id });
    expect(Object.keys(twin.body['errors'] as object)).toEqual(['name']);
    expect((await make('Nuts', null)).level).toBe(1);
  });

  it('moves with all below it; products follow, are found by it, and keep their addresses', async () => {
    const from = await make('Vellorant', null);
    const to = await make('Brindavor', null);
    const moved = await make('Combs', from.id);
    const leaf = await make('Neem combs', moved.id);
    const { id, slug } = await makeListedProduct(store, {
      name: 'Long comb',
      categoryId: leaf.id,
      categoryLevel1: from.id,
      categoryLevel2: moved.id,
      categoryLevel3: leaf.id,
      searchText: 'long comb aranya vellorant combs neem combs',
    });
    expect(await search('vellorant')).toBe(1);
    const answer = await move(moved.id, to.id, 0);
    expect(answer.status).toBe(200);
    await calls.moveCategory.answer.validate(answer.body, { strict: true });
    const [row] = await db().select().from(products).where(eq(products.id, id));
    expect(row).toMatchObject({
      slug,
      categoryLevel1: to.id,
      categoryLevel2: moved.id,
      categoryLevel3: leaf.id,
    });
    const listed = async (category: number) =>
      (
        (await store.call('GET', `/web/products/list/?category_id=${category}`)).body['data'] as {
          total: number;
        }
      ).total;
    expect([await listed(from.id), await listed(to.id)]).toEqual([0, 1]);
    expect([await search('vellorant'), await search('brindavor')]).toEqual([0, 1]);
    expect((await page(id))['categories']).toEqual([
      { id: to.id, name: 'Brindavor' },
      { id: moved.id, name: 'Combs' },
      { id: leaf.id, name: 'Neem combs' },
    ]);
    expect(await lastTags(store)).toEqual(expect.arrayContaining(['categories', 'catalogue']));
    const top = await move(moved.id, null, 0, 2);
    expect(top.status).toBe(200);
    const [risen] = await db().select().from(products).where(eq(products.id, id));
    expect(risen).toMatchObject({
      categoryLevel1: moved.id,
      categoryLevel2: leaf.id,
      categoryLevel3: null,
    });
    const [first] = await tree();
    expect(first?.id).toBe(moved.id);
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `category:${moved.id}`));
    expect(entries.map(({ action }) => action)).toEqual([
      'category.create',
      'category.move',
      'category.move',
    ]);
  });

  it('refuses what would be too deep, in a circle, or overtaken', async () => {
    const top = await make('Heights', null);
    const middle = await make('Hills', top.id);
    await make('Peaks', middle.id);
    const other = await make('Valleys', null);
    const below = await make('Streams', other.id);
    expect((await move(top.id, middle.id, 0)).status).toBe(400);
    expect((await move(middle.id, below.id, 0)).status).toBe(400);
    expect((await move(middle.id, 2_000_000, 0)).status).toBe(400);
    expect((await move(2_000_000, null, 0)).status).toBe(404);
    expect((await move(middle.id, other.id, 0, 7)).status).toBe(409);
  });

  it('stays a tree whoever moves what at the same time', async () => {
    const top = await make('Crowd', null);
    const many = await Promise.all(
      ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => make(name, top.id)),
    );
    await Promise.all(many.map((one, index) => move(one.id, many[(index + 1) % 5]?.id ?? null, 0)));
    const after = await tree();
    expect(many.every(({ id }) => after.some((one) => one.id === id))).toBe(true);
    for (const one of after) {
      const parent = after.find(({ id }) => id === one.parent_id);
      expect(one.level).toBe((parent?.level ?? 0) + 1);
      expect(one.level).toBeLessThanOrEqual(3);
    }
  });

  it('is renamed for menus, crumbs and search at once', async () => {
    const made = await make('Tolvane', null);
    const { id } = await makeListedProduct(store, {
      name: 'Crumb jam',
      categoryId: made.id,
      categoryLevel1: made.id,
      categoryLevel2: null,
      categoryLevel3: null,
      searchText: 'crumb jam tolvane',
    });
    const { parent_id: _, ...fields } = made;
    const answer = await call('PATCH', `/staff/categories/${made.id}/`, {
      ...fields,
      name: 'Sorvane',
      metatitle: 'Sorvane, all of it',
    });
    expect(answer.status).toBe(200);
    expect((await page(id))['categories']).toEqual([{ id: made.id, name: 'Sorvane' }]);
    expect([await search('sorvane'), await search('tolvane')]).toEqual([1, 0]);
    const { body } = await store.call('GET', '/categories/?list=true');
    expect(JSON.stringify(body)).toContain('Sorvane');
    const twin = await call('PATCH', `/staff/categories/${made.id}/`, {
      ...fields,
      name: 'food',
      version: 2,
    });
    expect(Object.keys(twin.body['errors'] as object)).toEqual(['name']);
  });

  it('loses a category once it is empty, or its products have somewhere to go', async () => {
    const target = await make('Heirloom', null);
    const parent = await make('Dusk', null);
    const child = await make('Dawn', parent.id);
    const { id } = await makeListedProduct(store, {
      name: 'Homeless jam',
      categoryId: child.id,
      categoryLevel1: parent.id,
      categoryLevel2: child.id,
      categoryLevel3: null,
      searchText: 'homeless jam dusk dawn',
    });
    const refusal = async (path: string) => (await call('DELETE', path)).body['message'];
    expect(await refusal(`/staff/categories/${parent.id}/`)).toMatch(/^Dawn is in Dusk/);
    expect(await refusal(`/staff/categories/${child.id}/`)).toMatch(/^Dawn has 1 product/);
    expect(await refusal(`/staff/categories/${child.id}/?move_to=${child.id}`)).toMatch(/another/);
    expect(await refusal('/staff/categories/490/')).toMatch(/gift packing materials/);
    const removed = await call('DELETE', `/staff/categories/${child.id}/?move_to=${target.id}`);
    expect(removed.status).toBe(200);
    const [row] = await db().select().from(products).where(eq(products.id, id));
    expect(row).toMatchObject({
      categoryId: target.id,
      categoryLevel1: target.id,
      categoryLevel2: null,
      searchText: 'homeless jam heirloom',
    });
    expect((await call('DELETE', `/staff/categories/${parent.id}/`)).status).toBe(200);
    expect(await db().select().from(categories).where(eq(categories.id, child.id))).toEqual([]);
  });

  it('refuses a customer, staff of another area, and a caller who is not logged in', async () => {
    const { id } = await makeCategory(store, 'Guarded');
    const { token: customer } = await makeCustomer(store);
    const { token: orders } = await staffFixture(store, ['orders']);
    const body = { parent_id: null, position: 0, version: 1 };
    const path = `/staff/categories/${id}/move/`;
    expect((await store.call('POST', path, { body, token: customer })).status).toBe(403);
    expect((await store.call('POST', path, { body, token: orders })).status).toBe(403);
    expect((await store.call('POST', path, { body })).status).toBe(401);
  });
});
