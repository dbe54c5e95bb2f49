import { productQuery } from '../../contract/product';
import { countFilters, isIndexable, parseShopQuery, shopHref, toProductQuery } from './shop-query';

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
    { page: '1000000' },
    { category: 'food' },
    { brand: '1;2' },
  ])('gives up on %j', (params) => {
    expect(parseShopQuery(params)).toBeNull();
  });

  it('passes over a sort order that does not exist', () => {
    expect(parsed({ ordering: 'name' }).ordering).toBeUndefined();
  });

  it('takes in stock, or out of stock; both together are everything', () => {
    expect(parsed({ availability: 'out_of_stock' }).availability).toBe('out_of_stock');
    expect(parsed({ availability: ['in_stock', 'out_of_stock'] }).availability).toBeUndefined();
    expect(parsed({ availability: 'soon' }).availability).toBeUndefined();
    expect(parsed({ availability: ['soon', 'in_stock'] }).availability).toBe('in_stock');
  });

  it('takes prices as typed before those of ticked bands', () => {
    const form = { price_min: '', price_max: '', price_band: '100-250' };
    expect(parsed(form).price).toEqual({ min: 100, max: 250 });
    expect(parsed({ ...form, price_max: '90' }).price).toEqual({ max: 90 });
  });
});

describe('T30: whatever an address of the shop says', () => {
  it.each<Record<string, string | string[]>>([
    { search: '\0' },
    { search: 'a\0b' },
    { search: ['\u0001', 'x'] },
    { search: `${'x'.repeat(199)}😀` },
    { page: '999999' },
    { page: '1000001' },
    { page: '999999999' },
    { category: '999999999' },
    { brand: '1,2,999999999' },
    { product_tag: '0' },
    { price_min: '9999999.99', price_max: '0.01' },
    { price_min: '1e9' },
    { price_band: ['0-', '9999999-9999999'] },
    { ordering: '\0', availability: '\0' },
  ])('%j is a call that the API takes, or names no view', async (params) => {
    const query = parseShopQuery(params);
    if (!query) return;
    const sent = Object.fromEntries(
      Object.entries(toProductQuery(query)).filter(([, part]) => part !== undefined),
    );
    await expect(productQuery.validate(sent)).resolves.toBeDefined();
    expect(JSON.stringify(sent)).not.toContain('\\u00');
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
      availability: 'in_stock',
      price_min: '100',
      price_max: '250',
      rating: '4_and_up',
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
    expect(isIndexable(parsed({ product_foam: '1' }))).toBe(false);
    expect(isIndexable(parsed({ price_min: '100' }))).toBe(false);
    expect(isIndexable(parsed({ availability: 'in_stock' }))).toBe(false);
    expect(isIndexable(parsed({ availability: 'in_stock' }))).toBe(false);
    expect(isIndexable(parsed({ price_max: '100' }))).toBe(false);
    expect(isIndexable(parsed({ rating: '4_and_up' }))).toBe(false);
    expect(isIndexable(parsed({ discount: '25_and_more' }))).toBe(false);
    expect(isIndexable(parsed({ category: '2', price_max: '100' }))).toBe(false);
  });
});

describe('an address of a category by the name of the parameter in the API', () => {
  it('is the same view', () => {
    expect(shopHref(parsed({ category_id: '4' }))).toBe('/shop?category=4');
    expect(parsed({ category: '3', category_id: '4' }).category).toBe(3);
    expect(parseShopQuery({ category_id: 'food' })).toBeNull();
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
      availability: undefined,
      price_min: undefined,
      price_max: undefined,
      ordering: undefined,
      prod_search: undefined,
    });
  });
});

describe('countFilters', () => {
  it('counts each brand by itself, and prices once', () => {
    expect(countFilters(parsed({ search: 'ghee', ordering: 'base_price' }))).toBe(0);
    expect(
      countFilters(parsed({ category: '1', brand: '1,2', price_min: '5', price_max: '9' })),
    ).toBe(4);
  });
});
