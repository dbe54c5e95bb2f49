import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ServiceContext } from '../../context.ts';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import * as schema from '../../db/schema/all.ts';
import { brands, categories, products, tags } from '../../db/schema/catalogue.ts';
import { combos } from '../../db/schema/family.ts';
import { productTags } from '../../db/schema/product-parts.ts';
import { makeProduct } from '../../testing/make-product.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { groups } from '../facets/facets.ts';
import { catalogueIndex } from './catalogue-index.ts';
import type { CatalogueIndex } from './columns.ts';
import { catalogueChanged, offersChanged } from './change-catalogue.ts';
import { loadIndex } from './load-index.ts';
import { priceOrder } from './price-order.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  // Combos would follow their items.
  await store.context.db.delete(combos);
});
afterAll(() => store.close());

const current = (context: ServiceContext = store.context) =>
  withMemory(context, async (memory) => ({ answer: await catalogueIndex(context, memory) }));

/** What an index says, without the numbers that it uses inside. */
function plainContents(index: CatalogueIndex) {
  const optionsAt = (position: number) =>
    groups.map((group) => {
      const { options, sets, of } = index.labels[group];
      return (sets[of[position] ?? 0] ?? []).map((option) => options[option]);
    });
  return {
    ids: [...index.ids],
    prices: [...index.prices],
    families: [...index.families],
    leaders: Array.from(index.leaders, (leader) => index.ids[leader]),
    options: Array.from(index.positions, optionsAt),
    positions: Array.from(index.ids, index.positionOf),
    byPrice: [...priceOrder(index)],
    counts: groups.map((group) => {
      const { options, sets, counts } = index.labels[group];
      return options.map(({ id }, option) => [
        id,
        sets.reduce((sum, set, at) => sum + (set.includes(option) ? (counts[at] ?? 0) : 0), 0),
      ]);
    }),
  };
}

async function expectSameAsReloaded(): Promise<CatalogueIndex> {
  const index = await current();
  expect(plainContents(index)).toEqual(plainContents(await loadIndex(store.context)));
  return index;
}

async function setPrice(id: number, price: number, context = store.context): Promise<void> {
  await context.db.update(products).set({ price }).where(eq(products.id, id));
  await offersChanged(context.db, [id]);
}

describe('the index of a changed catalogue', () => {
  it('has the new price, and shares all else with the old one', async () => {
    const before = await current();
    priceOrder(before);
    const id = before.ids[7] ?? 0;
    const price = (before.prices[7] ?? 0) - 100;
    await setPrice(id, price);
    const after = await expectSameAsReloaded();
    expect(after.prices[7]).toBe(price);
    expect(before.prices[7]).toBe(price + 100);
    expect(after.ids).toBe(before.ids);
    expect(after.positionOf).toBe(before.positionOf);
    expect(after.of.brands).toBe(before.of.brands);
    expect(after.readAt).toBe(before.readAt);
  });

  it('follows products that are new, removed, sold out, moved and tagged', async () => {
    const { db } = store.context;
    const before = await current();
    const [, category] = await db.select().from(categories).limit(2);
    const [tag] = await db.select().from(tags).limit(1);
    const [first = 0, second = 0, third = 0] = before.ids;
    const { id } = await makeProduct(store, { price: 12_300, stock: 0 });
    await catalogueChanged(db, [id]);
    await db.update(products).set({ isOnSale: false }).where(eq(products.id, first));
    await db.update(products).set({ stock: 0 }).where(eq(products.id, second));
    await db.update(products).set({ categoryId: category?.id }).where(eq(products.id, third));
    await db.delete(productTags).where(eq(productTags.productId, third));
    await db.insert(productTags).values({ productId: third, tagId: tag?.id ?? 0 });
    await catalogueChanged(db, [first, second, third]);
    const after = await expectSameAsReloaded();
    expect(after.readAt).toBe(before.readAt);
    expect([after.positionOf(first), after.positionOf(second)]).toEqual([-1, 0]);
    expect(after.ids.at(-1)).toBe(id);
    await db.update(products).set({ isOnSale: true }).where(eq(products.id, first));
    await db.delete(products).where(eq(products.id, id));
    await catalogueChanged(db, [first, id]);
    expect((await expectSameAsReloaded()).ids).toEqual(before.ids);
  });

  it('leaves out what is not on sale before and after', async () => {
    const { id } = await makeProduct(store, { isOnSale: false });
    await catalogueChanged(store.context.db, [id]);
    const before = await current();
    await setPrice(id, 100);
    const after = await expectSameAsReloaded();
    expect(after.ids).toBe(before.ids);
  });

  it('knows brands and categories that are added, renamed and moved', async () => {
    const { db } = store.context;
    const before = await current();
    const [brand] = await db.insert(brands).values({ slug: 'zz', name: 'Zz' }).returning();
    const [leaf] = await db.select().from(categories).where(eq(categories.level, 2)).limit(1);
    const [top] = await db
      .select()
      .from(categories)
      .where(sql`level = 1 and id <> ${leaf?.parentId}`)
      .limit(1);
    const id = before.ids[3] ?? 0;
    await db.update(products).set({ brandId: brand?.id }).where(eq(products.id, id));
    await db
      .update(categories)
      .set({ parentId: top?.id, name: 'Moved' })
      .where(eq(categories.id, leaf?.id ?? 0));
    await catalogueChanged(db, [id]);
    const after = await expectSameAsReloaded();
    expect(after.readAt).toBe(before.readAt);
    expect(after.of.categories).toBe(before.of.categories);
  });

  it('has a product that becomes public while nothing is changed', async () => {
    const start = store.context.now();
    const { id } = await makeProduct(store, { publicFrom: new Date(start.getTime() + 60_000) });
    await catalogueChanged(store.context.db, [id]);
    expect((await current()).positionOf(id)).toBe(-1);
    store.setNow(new Date(start.getTime() + 60_000));
    expect((await current()).positionOf(id)).toBeGreaterThan(0);
    store.setNow(start);
    expect((await current()).positionOf(id)).toBe(-1);
  });

  it('is read anew where everything has changed, or the log does not tell', async () => {
    const { db } = store.context;
    const first = await current();
    await db
      .update(products)
      .set({ price: 200 })
      .where(eq(products.id, first.ids[0] ?? 0));
    await offersChanged(db);
    const second = await expectSameAsReloaded();
    expect(second).not.toBe(first);
    await setPrice(first.ids[1] ?? 0, 300);
    await db.execute(sql`delete from catalogue_changes`);
    const third = await expectSameAsReloaded();
    expect(third.prices[1]).toBe(300);
  });

  it('is the same for another instance, at its next request', async () => {
    const elsewhere = { ...store.context, db: drizzle(store.client.pool, { schema }) };
    const [id = 0] = (await current(elsewhere)).ids;
    await setPrice(id, 700);
    expect((await current(elsewhere)).prices[0]).toBe(700);
    await setPrice(id, 800, elsewhere);
    expect((await current()).prices[0]).toBe(800);
  });

  it('is never older than the request while prices change all the time', async () => {
    const [id = 0] = (await current()).ids;
    await setPrice(id, 1_000);
    const raise = { price: sql`${products.price} + 1`, basePrice: 200_000 };
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const paid = await store.context.db.transaction(async (tx) => {
          const [row] = await tx.update(products).set(raise).where(eq(products.id, id)).returning();
          await offersChanged(tx, [id]);
          return row?.price;
        });
        expect((await current()).prices[0]).toBeGreaterThanOrEqual(paid ?? 0);
      }),
    );
    expect((await expectSameAsReloaded()).prices[0]).toBe(1_020);
  });
});
