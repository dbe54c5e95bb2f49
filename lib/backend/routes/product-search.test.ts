import { eq } from 'drizzle-orm';
import * as calls from '../../contract/product.ts';
import { products } from '../db/schema/catalogue.ts';
import { searchSynonyms } from '../db/schema/content.ts';
import { catalogueChanged } from '../search/engine.ts';
import { signInAs } from '../testing/sign-in.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function search(text: string, more = '') {
  const query = `prod_search=${encodeURIComponent(text)}${more}`;
  const answer = await store.call('GET', `/web/products/list/?${query}`);
  expect(answer.status).toBe(200);
  return calls.listProducts.answer.validate(answer.body, { strict: true });
}
const foundNames = async (text: string) => (await search(text)).data.data.map(({ name }) => name);

const turmeric = 'Lakadong turmeric powder';

describe('the search', () => {
  it.each([
    ['its name', 'Lakadong Turmeric Powder'],
    ['the beginning of a word', 'turm'],
    ['two beginnings', 'lak turm'],
    ['its name at home', 'haldi'],
    ['its name in Devanagari', 'हल्दी'],
    ['a common slip', 'tumeric'],
    ['another slip', 'turmreic'],
    ['a slip while still typing', 'tumeri'],
    ['words in another order', 'powder turmeric'],
    ['its brand and itself', 'aranya turmeric'],
    ['capitals and punctuation', '  TURMERIC!!! (powder), '],
    ['small words', 'the powder of turmeric'],
    ['a word that means nothing here', 'turmeric qzxwv'],
    ['two slips in its name at home', 'haldee'],
    ['a swap near the beginning', 'trumeric'],
    ['its form', 'turmeric powder'],
  ])('finds turmeric by %s', async (_, text) => {
    expect(await foundNames(text)).toContain(turmeric);
  });

  it.each(['FO-0001', 'sp 9999', 'TU-9999'])(
    'finds nothing by %s, an SKU of no product, though words begin with its letters',
    async (sku) => {
      expect(await foundNames(sku)).toEqual([]);
    },
  );

  it.each(['order status', 'cancel my order', 'refund status', 'customer care'])(
    'takes no word of %s for goods that are spelled alike',
    async (text) => {
      expect(await foundNames(text)).toEqual([]);
    },
  );

  it('finds a product by its SKU, and by its name before a number', async () => {
    expect(await foundNames('tu 0214')).toEqual([turmeric]);
    expect(await foundNames('turmeric 9999')).toContain(turmeric);
  });

  it('finds nothing for a scheduled disease, and says why, whatever staff have entered', async () => {
    await store.context.db.insert(searchSynonyms).values({ word: 'cancer', meaning: 'turmeric' });
    await catalogueChanged(store.context.db);
    for (const text of ['cancer', 'turmeric for cancer', 'उच्च रक्तचाप']) {
      const { data, facets, search: reading } = await search(text, '&ordering=base_price');
      expect([text, data.total, data.data, reading?.is_disease]).toEqual([text, 0, [], true]);
      expect(facets.brands).toEqual([]);
    }
    const suggested = await store.call('GET', '/web/search/suggestions/?text=cancer');
    expect(suggested.body).toMatchObject({ data: { products: [], total: 0 } });
    expect((await search('turmeric')).search?.is_disease).toBeUndefined();
  });

  it.each([
    ['turmeric', 'haldi'],
    ['ginger', 'adrak'],
  ])('finds as much by %s as by %s', async (english, hindi) => {
    const found = await foundNames(english);
    expect(found.length).toBeGreaterThan(1);
    expect((await foundNames(hindi)).toSorted()).toEqual(found.toSorted());
  });

  it('puts what carries the word in its name before what is merely sold beside it', async () => {
    expect((await foundNames('turmeric'))[0]).toBe(turmeric);
    expect((await foundNames('honey'))[0]).toMatch(/honey/i);
  });

  it.each([
    ['ashvagandha', /ashwagandha/i],
    ['ashwagandha', /ashwagandha/i],
    ['asvagandha', /ashwagandha/i],
    ['अश्वगंधा', /ashwagandha/i],
    ['joint oil', /tailam/i],
    ['shampu', /shampoo/i],
    ['शैम्पू', /shampoo/i],
    ['honee', /honey/i],
    ['hoeny', /honey/i],
    ['coldpressed castor', /castor/i],
    ['ground nut oil', /groundnut/i],
    ['groundnutoil', /groundnut/i],
    ['gir cow gee', /ghee/i],
    ['મગફળી', /groundnut/i],
    ['मगफली तेल', /groundnut/i],
  ])('understands %s', async (text, expected) => {
    expect((await foundNames(text))[0]).toMatch(expected);
  });

  it('finds what wears a badge by its words, written apart or as one', async () => {
    const answer = await store.call('GET', '/web/product-tags/list/');
    const tags = answer.body['data'] as { id: number; name: string }[];
    const sugarFree = tags.find(({ name }) => name === 'Sugar Free');
    const wearing = await store.call('GET', `/web/products/list/?product_tag=${sugarFree?.id}`);
    const { total } = wearing.body['data'] as { total: number };
    expect(total).toBeGreaterThan(2);
    for (const text of ['sugar free', 'sugarfree', 'Sugar-Free']) {
      expect((await search(text)).data.total).toBeGreaterThanOrEqual(total);
    }
  });

  it.each([
    ['nut free', /\bnuts?\b|walnut|almond|cashew|thali/i],
    ['no sugar', /mishri|jaggery|sugar(?!.free)/i],
    ['sugarless', /mishri|jaggery|sugar(?!.free)/i],
    ['without sugar', /mishri|jaggery|sugar(?!.free)/i],
    ['honey free', /honey/i],
    ['salt without garlic', /garlic/i],
    ['without garlic', /garlic/i],
    ['tea no sugar', /mishri|jaggery|sugar(?!.free)/i],
    ['vegan ghee', /ghee|honey|milk/i],
  ])('never offers for "%s" what it should not contain', async (text, unwanted) => {
    const { data, search: reading } = await search(text);
    expect(data.data.filter(({ name }) => unwanted.test(name)).map(({ name }) => name)).toEqual([]);
    expect(reading?.is_without).toBe(true);
    expect(reading?.let_go).toEqual([]);
    expect(reading?.highlight.filter((word) => /^(nuts?|honey|garlic)$/.test(word))).toEqual([]);
  });

  it('leaves out for "without garlic" what lists garlic among its ingredients', async () => {
    const make = (name: string, ingredients: string) =>
      makeListedProduct(store, { name, ingredients });
    await make('Zuppa mix, strong', 'Rice, dried garlic (2%)');
    await make('Zuppa mix, mild', 'Rice, salt. No added garlic.');
    await make('Zuppa mix, plain', 'Rice, salt');
    for (const text of ['zuppa mix without garlic', 'zuppa garlic free', 'zuppa mix no garlic']) {
      expect((await foundNames(text)).toSorted()).toEqual(['Zuppa mix, mild', 'Zuppa mix, plain']);
    }
    expect(await foundNames('zuppa mix')).toHaveLength(3);
  });

  it.each([
    ['without nuts', ['plain', 'wheaty']],
    ['without badam', ['plain', 'peanut', 'wheaty', 'sweet']],
    ['no nuts', ['plain', 'wheaty']],
    ['gluten free', ['almond', 'plain', 'peanut', 'sweet']],
    ['without wheat', ['almond', 'plain', 'peanut', 'sweet']],
    ['without gluten', ['almond', 'plain', 'peanut', 'sweet']],
    ['sugar free', ['almond', 'plain', 'peanut', 'wheaty']],
    ['without sugar', ['almond', 'plain', 'peanut', 'wheaty']],
    ['cheeni ke bina', ['almond', 'plain', 'peanut', 'wheaty']],
    ['dairy free', ['plain', 'wheaty', 'sweet']],
    ['no cow milk', ['plain', 'wheaty', 'sweet']],
    ['w/o milk', ['plain', 'wheaty', 'sweet']],
    ['zero milk', ['plain', 'wheaty', 'sweet']],
    ['दूध के बिना', ['plain', 'wheaty', 'sweet']],
    ['દૂધ વગરનો', ['plain', 'wheaty', 'sweet']],
    ['no onion garlic', ['plain', 'wheaty', 'sweet', 'almond']],
    ['without soy', ['plain', 'peanut', 'sweet', 'almond']],
  ])('"quark bite %s" leaves out what lists it under any name', async (wish, expected) => {
    if ((await foundNames('quark bite')).length === 0) {
      const make = (name: string, ingredients: string, allergens = '') =>
        makeListedProduct(store, { name: `Quark bite ${name}`, ingredients, allergens });
      await make('almond', 'Rice, almonds, desi ghee. Gluten free.');
      await make('plain', 'Rice, coconut milk, nutmeg. No added sugar, free from nuts.');
      await make('peanut', 'Rice, groundnuts, milk powder, onion');
      await make('wheaty', 'Whole wheat flour, cocoa butter', 'Contains wheat. May contain soya.');
      await make('sweet', 'Rice, rock sugar (mishri), walnuts');
    }
    const found = await foundNames(`quark bite ${wish}`);
    expect(found.map((name) => name.replace('Quark bite ', '')).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it('needs no product to say that it is free of something', async () => {
    expect(await foundNames('soap without milk')).toContain('Neem tulsi handmade soap');
    const { data } = await search('without nuts');
    expect(data.total).toBeGreaterThan(50);
    expect(data.data.map(({ name }) => name)).toContain('Lakadong turmeric powder');
  });

  it('ranks names before texts, whole words before beginnings, short names before long', async () => {
    const [brief, long, beginning, aside] = await Promise.all([
      makeListedProduct(store, { name: 'Xylo oil', searchText: 'xylo oil' }),
      makeListedProduct(store, {
        name: 'Warm xylo and many other things in one oil',
        searchText: 'xylo',
      }),
      makeListedProduct(store, { name: 'Xylophone oil', searchText: 'xylophone oil' }),
      makeListedProduct(store, { name: 'Oil', searchText: 'oil xylo' }),
    ]);
    const soldOut = await makeListedProduct(store, {
      name: 'Xylo oil',
      searchText: 'xylo',
      stock: 0,
    });
    const found = (await search('xylo')).data.data.map(({ id }) => id);
    expect(found).toEqual([brief, soldOut, long, beginning, aside].map(({ id }) => id));
  });

  it('finds a word that a slash joins to another', async () => {
    await makeListedProduct(store, { name: 'Wigwam/tipi mat', searchText: 'wigwam/tipi mat' });
    expect(await foundNames('tipi')).toEqual(['Wigwam/tipi mat']);
  });

  it('does not confuse what staff have just renamed', async () => {
    const { id } = await makeListedProduct(store, { name: 'Plimsoll jam' });
    expect(await foundNames('plimsol')).toEqual(['Plimsoll jam']);
    const { token } = await signInAs(store, 'owner@example.in');
    const body = { name: 'Quagmire jam' };
    await store.call('PATCH', `/staff/products/${id}/`, { token, body });
    expect(await foundNames('plimsoll')).toEqual([]);
    expect(await foundNames('quagmier')).toEqual(['Quagmire jam']);
  });

  it('lets words go by how little they tell, and says which', async () => {
    const { name } = await makeListedProduct(store, { name: 'Fernweh soap' });
    const found = await search('best organic fernweh shampoo');
    expect(found.data.data.map((card) => card.name)).not.toContain(name);
    const weak = await search('organic fernweh soap online');
    expect(weak.data.data[0]?.name).toBe(name);
    expect(weak.search).toMatchObject({
      let_go: ['organic', 'online'],
      matched: ['fernweh', 'soap'],
      meant: null,
    });
  });

  it('says what it has corrected, and what to mark', async () => {
    const { search: reading } = await search('turmric powder');
    expect(reading?.meant).toBe('turmeric powder');
    expect(reading?.highlight).toContain('turmeric');
    expect((await search('turmeric powder')).search?.meant).toBeNull();
    expect((await search('')).search).toBeUndefined();
  });

  it('keeps to a price and prefers a pack size that the text names', async () => {
    const found = await search('tea under 300');
    expect(found.search).toMatchObject({ price_from: null, price_to: 300 });
    expect(found.data.data.every((card) => card.product_price <= 300)).toBe(true);
    expect((await foundNames('honey 250g'))[0]).toBe('Ajwain blossom honey');
    expect((await search('under 100')).data.total).toBeGreaterThan(5);
  });

  it('reads the texts of a product, also those that staff have just changed', async () => {
    const product = await makeListedProduct(store, { name: 'Borogove balm' });
    const letGo = async () => (await search('walnut borogove')).search?.let_go;
    expect(await letGo()).toEqual(['walnut']);
    const { token } = await signInAs(store, 'owner@example.in');
    const body = { benefits: ['Goes well with walnut'] };
    const path = `/staff/products/${product.id}/`;
    expect((await store.call('PATCH', path, { token, body })).status).toBe(200);
    expect(await letGo()).toEqual([]);
  });

  it('puts what sells before what does not, where both are as relevant', async () => {
    const [slow, fast] = await Promise.all([
      makeListedProduct(store, { name: 'Mimsy oil' }),
      makeListedProduct(store, { name: 'Mimsy oil' }),
    ]);
    await store.context.db.update(products).set({ soldCount: 500 }).where(eq(products.id, fast.id));
    await catalogueChanged(store.context.db, [fast.id]);
    const found = (await search('mimsy')).data.data.map(({ id }) => id);
    expect(found).toEqual([fast.id, slow.id]);
  });

  it('finds all of a brand and all of a category by their names', async () => {
    const ofBrand = await search('aranya');
    expect(ofBrand.data.total).toBeGreaterThan(5);
    expect(ofBrand.facets.brands).toContainEqual(expect.objectContaining({ name: 'Aranya' }));
    const ofCategory = await search('ground spices');
    expect(ofCategory.data.data.map(({ name }) => name)).toContain(turmeric);
  });

  it('asks for every word', async () => {
    const both = await search('turmeric powder');
    const one = await search('turmeric');
    expect(both.data.total).toBeLessThanOrEqual(one.data.total);
    expect(await foundNames('turmeric shampoo')).not.toContain(turmeric);
  });

  it('knows words and pairs of words that staff have given a meaning', async () => {
    const { name } = await makeListedProduct(store, { name: 'Zanzibar clovewood' });
    await store.context.db.insert(searchSynonyms).values([
      { word: 'Kutumba', meaning: 'clovewood' },
      { word: 'moon root', meaning: 'zanzibar clovewood' },
    ]);
    await catalogueChanged(store.context.db);
    expect(await foundNames('kutumba')).toEqual([name]);
    expect(await foundNames('Moon  Root')).toEqual([name]);
    expect(await foundNames('moon root zanzi')).toEqual([name]);
    expect(await foundNames('kutumbha')).toEqual([name]);
    expect(await foundNames('clovwood')).toEqual([name]);
  });

  it('sorts by price and filters what it has found, with facets of just that', async () => {
    const found = await search('oil');
    expect(found.data.total).toBeGreaterThan(3);
    const sorted = await search('oil', '&ordering=base_price');
    const prices = sorted.data.data.map((card) => card.product_price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(sorted.data.total).toBe(found.data.total);
    expect(sorted.facets).toEqual(found.facets);
    const [brand] = found.facets.brands;
    const narrowed = await search('oil', `&brand=${brand?.id}`);
    expect(narrowed.data.total).toBe(brand?.count);
    expect(narrowed.facets.brands).toEqual(found.facets.brands);
    const [category] = (await search('oil', '&category_id=1')).data.data;
    expect(category).toBeDefined();
  });

  it('goes on over its pages without showing anything twice', async () => {
    const first = await search('a');
    const ids: number[] = [];
    for (let page = 1; page <= first.total_pages; page += 1) {
      ids.push(...(await search('a', `&page=${page}`)).data.data.map(({ id }) => id));
    }
    expect(ids).toHaveLength(first.data.total);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    '%',
    '%%%',
    '_',
    '*',
    ':*',
    "'",
    '"',
    '\\',
    '!()&|<->',
    '🙂',
    'qzxwvkj',
    'zxq'.repeat(66),
    "zzz' or 'zzz'='zzz",
  ])('finds nothing for %s', async (text) => {
    const found = await search(text);
    expect(found.data).toEqual({ data: [], total: 0 });
    expect(found.message).toBe('No products available!');
    expect(JSON.stringify(found.facets).match(/"(?!min|max)\w+":[1-9]/g)).toBeNull();
    expect(found.facets.price).toMatchObject({ min: 0, max: 0 });
  });

  it.each([
    "turmeric'; drop table products; --",
    "turmeric' & !'",
    'turmeric:*|powder',
    'turmeric <-> powder',
    'turmeric\\',
    'turm%ric_',
  ])('takes %s for the words in it', async (text) => {
    const answer = await search(text);
    expect(answer.status).toBe(true);
    expect((await foundNames('turmeric')).length).toBeGreaterThan(0);
  });

  it('shows the whole catalogue where nothing is typed, and refuses a novel', async () => {
    const unfiltered = await store.call('GET', '/web/products/list/');
    expect((await search('   ')).data.total).toBe(
      (unfiltered.body['data'] as { total: number }).total,
    );
    const novel = await store.call('GET', `/web/products/list/?prod_search=${'a'.repeat(201)}`);
    expect(novel.status).toBe(400);
  });

  it('does not find what is not on sale', async () => {
    await makeListedProduct(store, { name: 'Quixotic mango', isOnSale: false });
    await makeListedProduct(store, { name: 'Quixotic guava', websites: [7] });
    expect(await foundNames('quixotic')).toEqual([]);
  });
});
