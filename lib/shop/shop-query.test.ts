import { isIndexable, parseShopQuery, shopHref, toProductQuery } from './shop-query';

const parsed = (params: Record<string, string | string[]>) => {
  const query = parseShopQuery(params);
  if (!query) throw new Error('The address could not be read');
  return query;
};

describe('parseShopQuery', () => {
  it('takes several brands by commas and by repetition', () => {
    expect(parsed({ brand: '3,1' }).brands).toEqual([1, 3]);
    expect(parsed({ brand: ['3', '1', '3'] }).brands).toEqual([1, 3]);
  });

  it('begins with page 1', () => {
    expect(parsed({}).page).toBe(1);
  });

  it.each<Record<string, string>>([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { category: 'food' },
    { brand: '1;2' },
  ])('gives up on %j', (params) => {
    expect(parseShopQuery(params)).toBeNull();
  });

  it('passes over a sort order that does not exist', () => {
    expect(parsed({ ordering: 'name' }).ordering).toBeUndefined();
  });
});

describe('shopHref', () => {
  it('leaves out page 1 and names', () => {
    expect(shopHref(parsed({ page: '1', category: '4', category_name: 'Honey' }))).toBe(
      '/shop?category=4',
    );
  });

  it('is read back as what it was made from', () => {
    const query = parsed({
      search: 'haldi & milk',
      brand: '2,5',
      ordering: '-base_price',
      page: '3',
    });
    const back = Object.fromEntries(new URL(shopHref(query), 'http://shop').searchParams);
    expect(parsed(back)).toEqual(query);
  });
});

describe('isIndexable', () => {
  it('is true for the shop, one category, one brand, and their pages', () => {
    expect(isIndexable(parsed({}))).toBe(true);
    expect(isIndexable(parsed({ category: '4', page: '2' }))).toBe(true);
    expect(isIndexable(parsed({ brand: '4' }))).toBe(true);
  });

  it('is false for searches, sorting and two filters together', () => {
    expect(isIndexable(parsed({ search: 'ghee' }))).toBe(false);
    expect(isIndexable(parsed({ ordering: 'base_price' }))).toBe(false);
    expect(isIndexable(parsed({ brand: '1,2' }))).toBe(false);
    expect(isIndexable(parsed({ brand: '1', category: '2' }))).toBe(false);
    expect(isIndexable(parsed({ product_tag: '1' }))).toBe(false);
  });
});

describe('toProductQuery', () => {
  it('names the parts as the contract does and leaves out what is empty', () => {
    expect(toProductQuery(parsed({ brand: '1,2', search: ' ' }))).toEqual({
      page: 1,
      category_id: undefined,
      brand: '1,2',
      product_tag: undefined,
      product_foam: undefined,
      ordering: undefined,
      prod_search: undefined,
    });
  });
});
