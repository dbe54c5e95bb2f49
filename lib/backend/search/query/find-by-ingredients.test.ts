import { sql } from 'drizzle-orm';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { comboItems, combos } from '../../db/schema/family.ts';
import { makeListedProduct } from '../../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { readLexicon } from '../index/read-lexicon.ts';
import { findByIngredients, namesInAllergens } from './find-by-ingredients.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const find = (phrases: string[], count?: (word: string) => number) =>
  withMemory(store.context, async (memory) => {
    const { vocabulary, dictionary } = await readLexicon(store.context, memory);
    const lexicon = { vocabulary, dictionary: count ? { ...dictionary, count } : dictionary };
    return { answer: await findByIngredients(store.context, memory, lexicon, phrases) };
  });

describe('products with an ingredient', () => {
  it('are found in name, ingredients and allergens, each once', async () => {
    const make = (name: string, ingredients: string, allergens = '') =>
      makeListedProduct(store, { name, ingredients, allergens });
    const named = await make('Walnut zephyr', 'Rice');
    const listed = await make('Zephyr one', 'Rice, walnuts', 'Contains walnuts');
    const warned = await make('Zephyr two', 'Rice', 'May contain traces of walnut');
    const found = await find(['walnut']);
    const ids = [named.id, listed.id, warned.id];
    expect(found.filter((id) => ids.includes(id)).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('are found by words that no product has in its name', async () => {
    const { id } = await makeListedProduct(store, {
      name: 'Tonic',
      ingredients: 'Grapes, self-generated zephyrol',
    });
    expect(await find(['zephyrol'])).toEqual([id]);
  });

  it('are found in the items of a combo', async () => {
    const { id } = await makeListedProduct(store, { name: 'Item', ingredients: 'Quixotine' });
    const combo = await makeListedProduct(store, { name: 'Set', ingredients: '' });
    await store.context.db.insert(combos).values({ productId: combo.id });
    await store.context.db
      .insert(comboItems)
      .values({ comboId: combo.id, productId: id, quantity: 1, position: 0 });
    expect((await find(['quixotine'])).toSorted()).toEqual([id, combo.id].toSorted());
  });

  it('are found where a slash or a dot joins it to another', async () => {
    const make = (ingredients: string) =>
      makeListedProduct(store, { name: 'Joined', ingredients, allergens: '' });
    const slash = await make('Wheat flour, milk/soya solids');
    const dot = await make('Wheat flour.Soya lecithin 2.5%');
    const found = await find(['soya']);
    expect(found).toEqual(expect.arrayContaining([slash.id, dot.id]));
    expect(await find(['milk'])).toContain(slash.id);
  });

  it('are read for no more words than a search may read', async () => {
    const all = await find(['almond', 'turmeric']);
    const first = await find(['almond']);
    expect(all.length).toBeGreaterThan(first.length);
    const count = (word: string) => (word.startsWith('turmeric') ? 5_000_000 : 1);
    expect(await find(['almond', 'turmeric'], count)).toEqual(first);
  });

  it('are found by the index of allergens', async () => {
    const { rows } = await store.context.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from products where ${namesInAllergens(['walnut', 'brazil nut'])}`,
      );
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('products_allergens_idx');
  });
});
