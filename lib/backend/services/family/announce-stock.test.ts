import { eq } from 'drizzle-orm';
import { readCatalogueVersion } from '../../catalogue-cache/catalogue-version.ts';
import { readChanges } from '../../catalogue-cache/change-log.ts';
import { products } from '../../db/schema/catalogue.ts';
import { stockAlerts } from '../../db/schema/stock.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { makeCombo, makeFamily } from '../../testing/make-family.ts';
import { makeProduct } from '../../testing/make-product.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { takeJobs } from '../../testing/waiting-jobs.ts';
import { giveBackStock } from '../order/step/give-back-stock.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { announceStock } from './announce-stock.ts';
import { relatedByFamily } from './related-by-family.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** Changes a stock as an order does; returns the changed products of the search, and the tags. */
async function moveStock(id: number, stock: number, change: number) {
  const { db } = store.context;
  const before = await readCatalogueVersion(db);
  await takeJobs(store, 'revalidate');
  await withinTransaction(store.context, async (within) => {
    await within.db.update(products).set({ stock }).where(eq(products.id, id));
    await announceStock(within, [{ productId: id, change }]);
  });
  const [job] = await takeJobs(store, 'revalidate');
  return { tags: job?.tags, changed: (await readChanges(db, before))?.productIds };
}

const tagsOf = (...ids: number[]) => ids.toSorted((a, b) => a - b).map((id) => `product:${id}`);

describe('the products that show a change', () => {
  it('are the product, its family, combos with it, and the families of these', async () => {
    const { members } = await makeFamily(store, { '100 g': {}, '250 g': {} });
    const [small, large] = members.map(({ id }) => id);
    const combo = await makeCombo(store, [[{ id: small ?? 0 }, 2]]);
    const other = await makeProduct(store);
    expect(await relatedByFamily(store.context.db, [small ?? 0])).toEqual([small, large, combo.id]);
    expect(await relatedByFamily(store.context.db, [large ?? 0])).toEqual([small, large]);
    expect(await relatedByFamily(store.context.db, [other.id])).toEqual([other.id]);
    expect(await relatedByFamily(store.context.db, [])).toEqual([]);
  });
});

describe('stock that an order moves', () => {
  it('revalidates the pages of the family and of combos, and no list', async () => {
    const { members } = await makeFamily(store, { '100 g': {}, '250 g': {} });
    const [small = { id: 0 }, large = { id: 0 }] = members;
    const combo = await makeCombo(store, [[small, 2]]);
    const { tags, changed } = await moveStock(small.id, 99, -1);
    expect(tags).toEqual(tagsOf(small.id, large.id, combo.id));
    expect(changed).toEqual([]);
  });

  it('takes a combo out of the lists as soon as one of its parts is too few', async () => {
    const part = await makeProduct(store, { stock: 3 });
    const combo = await makeCombo(store, [[part, 2]]);
    expect(await moveStock(part.id, 1, -2)).toEqual({
      tags: [...tagsOf(part.id, combo.id), 'products'],
      changed: [combo.id],
    });
    const [row] = await store.context.db.select().from(products).where(eq(products.id, combo.id));
    expect(row?.stock).toBe(0);
  });

  it('announces a product and its combos again when they can be bought, with their alerts', async () => {
    const part = await makeProduct(store, { stock: 0 });
    const combo = await makeCombo(store, [[part, 2]]);
    await store.context.db.insert(stockAlerts).values([
      { productId: part.id, email: 'part@example.in' },
      { productId: combo.id, email: 'combo@example.in' },
    ]);
    await takeJobs(store, 'send_stock_alerts');
    expect((await moveStock(part.id, 1, 1)).changed).toEqual([part.id]);
    expect(await takeJobs(store, 'send_stock_alerts')).toEqual([{ productId: part.id }]);
    expect((await moveStock(part.id, 2, 1)).changed).toEqual([combo.id]);
    expect(await takeJobs(store, 'send_stock_alerts')).toEqual([{ productId: combo.id }]);
  });

  it('adds up several changes of one product', async () => {
    const part = await makeProduct(store, { stock: 5 });
    const fixture = orderFixture(store);
    const { orderId } = await fixture.ordered({ quantity: 1 });
    const before = await readCatalogueVersion(store.context.db);
    await store.context.db.update(products).set({ stock: 0 }).where(eq(products.id, part.id));
    await withinTransaction(store.context, (within) =>
      giveBackStock(
        within,
        Number(orderId.replace(/\D/g, '')),
        [
          { productId: part.id, quantity: 1 },
          { productId: part.id, quantity: 2 },
        ],
        'cancelled',
      ),
    );
    expect((await readChanges(store.context.db, before))?.productIds).toEqual([part.id]);
  });

  it('says nothing of a product without stock control', async () => {
    const part = await makeProduct(store, { stock: null });
    await makeCombo(store, [[part, 2]]);
    const before = await readCatalogueVersion(store.context.db);
    await withinTransaction(store.context, (within) =>
      announceStock(within, [{ productId: part.id, change: -1 }]),
    );
    expect(await readCatalogueVersion(store.context.db)).toBe(before);
  });
});
