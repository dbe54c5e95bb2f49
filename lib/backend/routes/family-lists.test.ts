import { sql } from 'drizzle-orm';
import { valuesOf } from '../../contract/filters.ts';
import { listProducts, type ProductCard } from '../../contract/product.ts';
import { families, familyMembers } from '../db/schema/family.ts';
import { products } from '../db/schema/catalogue.ts';
import { withinTransaction } from '../db/transaction.ts';
import { catalogueChanged } from '../search/engine.ts';
import { changeRating } from '../services/review/change-rating.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { makeFamily } from '../testing/make-family.ts';
import { makeProduct } from '../testing/make-product.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
/** The sizes of one honey: 250 g for ₹100, 500 g for ₹180, 1 kg for ₹320. */
let honey: Awaited<ReturnType<typeof makeFamily>>;
beforeAll(async () => {
  store = await openTestStore();
  await tieSeededProducts();
  const size = (name: string, price: number, netQuantity: number, unit = 'g') => ({
    name: `Jamun honey ${name}`,
    searchText: `jamun honey ${name}`,
    price,
    netQuantity,
    unit,
  });
  honey = await makeFamily(
    store,
    {
      '250 g': size('small', 10_000, 250),
      '500 g': size('medium', 18_000, 500),
      '1 kg': size('large', 32_000, 1, 'kg'),
    },
    'Wild blossom nectar',
  );
  await catalogueChanged(store.context.db);
});
afterAll(() => store.close());

/** Makes families of two to four of the seeded products, by id; every fifth product stays alone. */
async function tieSeededProducts() {
  const { db } = store.context;
  const rows = await db.select({ id: products.id }).from(products).orderBy(products.id);
  const free = rows.filter((_, at) => at % 5 !== 0);
  for (let start = 0, size = 2; start < free.length; start += size, size = 2 + (start % 3)) {
    const some = free.slice(start, start + size);
    const [family] = await db
      .insert(families)
      .values({ name: `Seeded ${start}`, axes: ['Size'] })
      .returning();
    await db
      .insert(familyMembers)
      .values(
        some.map(({ id }, position) => ({
          productId: id,
          familyId: family?.id ?? 0,
          options: [`${position}`],
          position,
        })),
      )
      .onConflictDoNothing();
  }
}

async function list(query: string) {
  const { body } = await store.call('GET', `/web/products/list/?${query}`);
  return listProducts.answer.validate(body, { strict: true });
}

async function listAll(query: string): Promise<ProductCard[]> {
  const cards: ProductCard[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await list(`${query}&page=${page}`);
    last = answer.total_pages;
    cards.push(...answer.data.data);
  }
  return cards;
}

const firstOfEach = (cards: ProductCard[]) => {
  const shown = new Set<number>();
  return cards.filter(({ id, family_id: family }) => {
    const key = family ?? -id;
    return !shown.has(key) && shown.add(key);
  });
};

const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id);

const filters = [
  '',
  'ordering=base_price',
  'ordering=-base_price',
  'ordering=popularity',
  'ordering=newest',
  'category_id=1',
  'brand=1,2&ordering=base_price',
  'price_min=150&price_max=400',
  'availability=in_stock&discount=10_and_more',
  'prod_search=oil',
  'prod_search=tea&ordering=-base_price',
  'prod_search=organic%20under%20300',
  'prod_search=honey&brand=1',
];

describe('a list with families', () => {
  it.each(filters)('shows the first of each family: %s', async (query) => {
    const each = await listAll(`${query}&families=each`);
    const shown = await listAll(query);
    expect(idsOf(shown)).toEqual(idsOf(firstOfEach(each)));
    expect((await list(query)).data.total).toBe(shown.length);
    expect((await list(`${query}&families=each`)).data.total).toBe(each.length);
  });

  it.each(['category_id=1', 'price_min=100&price_max=300', 'prod_search=oil', ''])(
    'counts families in each facet, as the list counts them when it is chosen: %s',
    async (query) => {
      const { facets } = await list(query);
      const totalWith = async (name: string, value: unknown) =>
        (await list(`${query}&${name}=${String(value)}`)).data.total;
      for (const [param, facet] of [
        ['brand', facets.brands],
        ['product_tag', facets.tags],
        ['product_foam', facets.foams],
      ] as const) {
        expect(facet.length).toBeGreaterThan(0);
        for (const { id, count } of facet) expect(await totalWith(param, id)).toBe(count);
      }
      for (const name of ['discount', 'rating', 'origin', 'availability'] as const) {
        const counts: Record<string, number> = { ...facets[name] };
        for (const value of valuesOf(name))
          expect(await totalWith(name, value)).toBe(counts[value]);
      }
      if (!query.startsWith('price')) {
        for (const { min, max, count } of facets.price?.bands ?? []) {
          const limits = max === null ? `${min}` : `${min}&price_max=${max}`;
          expect(await totalWith('price_min', limits)).toBe(count);
        }
      }
    },
  );

  it('counts the families of a chosen facet as if nothing were chosen in it', async () => {
    const { facets } = await list('category_id=1');
    const chosen = await list(`category_id=1&brand=${facets.brands[0]?.id}`);
    expect(chosen.facets.brands).toEqual(facets.brands);
    expect(chosen.data.total).toBe(facets.brands[0]?.count);
  });

  it('shows the size that has the price by which a list is sorted', async () => {
    const first = async (query: string) =>
      (await listAll(query)).find(({ family_id: family }) => family === honey.id)?.product_price;
    expect(await first('prod_search=jamun&ordering=base_price')).toBe(100);
    expect(await first('prod_search=jamun&ordering=-base_price')).toBe(320);
    expect(await first('prod_search=jamun&price_min=150&ordering=base_price')).toBe(180);
  });

  it('shows the size that is named, and any for the rest', async () => {
    const found = async (text: string) => {
      const { data } = await list(`prod_search=${encodeURIComponent(text)}`);
      return data.data.filter(({ family_id: family }) => family === honey.id);
    };
    const [small, medium, large] = idsOf(honey.members);
    expect(idsOf(await found('jamun honey 1 kg'))).toEqual([large]);
    expect(idsOf(await found('jamun honey 500g'))).toEqual([medium]);
    expect(idsOf(await found('1000 g jamun honey'))).toEqual([large]);
    expect(await found('jamun honey')).toHaveLength(1);
    expect([small, medium, large]).toContain((await found('jamun honey'))[0]?.id);
  });

  it('finds each size by the name of its family', async () => {
    const { data } = await list('prod_search=wild%20blossom%20nectar&families=each');
    expect(idsOf(data.data).toSorted()).toEqual(idsOf(honey.members).toSorted());
    expect((await list('prod_search=wild%20blossom%20nectar')).data.total).toBe(1);
  });

  it('refuses another value of families', async () => {
    const { status, body } = await store.call('GET', '/web/products/list/?families=none');
    expect([status, body['errors']]).toEqual([400, { families: expect.anything() }]);
  });

  it('shows a member that joins or leaves at once', async () => {
    const { db } = store.context;
    const lone = await makeProduct(store, {
      name: 'Jamun honey jar',
      searchText: 'jamun honey jar',
    });
    await catalogueChanged(db, [lone.id]);
    const count = async () => (await list('prod_search=jamun')).data.total;
    const before = await count();
    await db.insert(familyMembers).values({
      productId: lone.id,
      familyId: honey.id,
      options: ['2 kg'],
      position: 9,
    });
    await catalogueChanged(db, [lone.id]);
    expect(await count()).toBe(before - 1);
    await db.execute(sql`delete from family_members where product_id = ${lone.id}`);
    await catalogueChanged(db, [lone.id]);
    expect(await count()).toBe(before);
  });
});

describe('the rating of a family', () => {
  let small = 0;
  let large = 0;
  let single = 0;
  beforeAll(async () => {
    const text = { searchText: 'khejri twigs', name: 'Khejri twigs' };
    const { members } = await makeFamily(store, { '10 sticks': text, '50 sticks': text });
    [small = 0, large = 0] = idsOf(members);
    single = (await makeProduct(store, text)).id;
    await catalogueChanged(store.context.db, [small, large, single]);
    for (const [id, stars] of [
      [small, 5],
      [large, 2],
      [single, 4],
    ] as const) {
      await withinTransaction(store.context, (within) =>
        changeRating(within, id, { stars, count: 1 }, () => Promise.resolve()),
      );
    }
  });
  const found = async (query: string) =>
    idsOf((await list(`prod_search=khejri&families=each&${query}`)).data.data);

  it('filters and sorts each of its sizes', async () => {
    expect(await found('rating=4_and_up')).toEqual([single]);
    expect((await found('rating=3_and_up')).toSorted()).toEqual([small, large, single].toSorted());
    expect((await found('ordering=rating'))[0]).toBe(single);
    const { facets } = await list('prod_search=khejri');
    expect(facets.rating).toMatchObject({ '4_and_up': 1, '3_and_up': 2 });
  });

  it('is that of each size where the shop keeps reviews apart, and follows the setting', async () => {
    const { token } = await staffFixture(store, ['settings']);
    await changeShopSettings(store, token, { reviews_each_size: true });
    expect(await found('ordering=rating')).toEqual([small, single, large]);
    expect(await found('rating=4_and_up&ordering=rating')).toEqual([small, single]);
    await changeShopSettings(store, token, { reviews_each_size: false });
    expect(await found('rating=4_and_up')).toEqual([single]);
  });

  it('changes for all sizes with a rating of one of them', async () => {
    await withinTransaction(store.context, (within) =>
      changeRating(within, large, { stars: 10, count: 2 }, () => Promise.resolve()),
    );
    expect((await found('rating=4_and_up')).toSorted()).toEqual([small, large, single].toSorted());
  });
});

describe('suggestions', () => {
  it('lead to the size that was typed, and to one of each family', async () => {
    const suggest = async (text: string) => {
      const path = `/web/search/suggestions/?text=${encodeURIComponent(text)}`;
      const { body } = await store.call('GET', path);
      return body['data'] as { products: ProductCard[]; total: number };
    };
    const large = await suggest('jamun honey 1 kg');
    expect(large.products[0]?.id).toBe(honey.members[2]?.id);
    const { products: cards } = await suggest('jamun hon');
    expect(cards.filter(({ family_id: family }) => family === honey.id)).toHaveLength(1);
  });
});

describe('a shop that shows each size in its lists', () => {
  it('lists, counts and suggests every product, and one card again when it is switched back', async () => {
    const { token } = await staffFixture(store, ['settings']);
    const set = (lists_each_size: boolean) => changeShopSettings(store, token, { lists_each_size });
    const total = async (query = '') => (await list(query)).data.total;
    const [one, each] = [await total(), await total('families=each')];
    expect(each).toBeGreaterThan(one);
    expect((await set(true)).status).toBe(200);
    expect(await total()).toBe(each);
    expect((await list('prod_search=jamun')).data.total).toBeGreaterThanOrEqual(3);
    expect((await set(false)).status).toBe(200);
    expect(await total()).toBe(one);
  });
});
