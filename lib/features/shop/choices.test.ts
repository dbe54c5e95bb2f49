import type { Category } from '../../contract/category';
import type { ProductList } from '../../contract/product';
import { toChoices, knowsAll, type FilterNames } from './choices';
import { parseShopQuery } from './shop-query';

const category = (id: number, name: string, children: Category[] = []): Category => ({
  id,
  name,
  children,
  description: '',
  metatitle: '',
  metadescription: '',
  metakeywords: '',
  web_image: null,
  mobile_image: null,
  product_count: 0,
});

const ground = category(3, 'Ground spices');
const spices = category(2, 'Spices', [ground, category(4, 'Whole spices')]);
const food = category(1, 'Food', [spices, category(5, 'Honey')]);
const tree = [food, category(6, 'Health care', [category(7, 'Herbs')]), category(8, 'Gifting')];

const names: FilterNames = {
  tags: [{ id: 1, name: 'Sugar Free' }],
  forms: [{ id: 1, name: 'Powder' }],
  brands: [{ id: 1, name: 'Aranya' }],
};

const facets = {
  brands: [],
  tags: [],
  foams: [{ id: 1, name: 'Powder', count: 4 }],
  categories: [1, 2, 3, 5, 6, 7].map((id) => ({ id, name: '', count: id })),
  price: { min: 10, max: 90, bands: [] },
} as Partial<ProductList['facets']> as ProductList['facets'];

function choices(params: Record<string, string>, path: Category[]) {
  const query = parseShopQuery(params);
  if (!query) throw new Error('The address could not be read');
  return toChoices({ query, facets, isEmpty: false, tree, path, names });
}

const lines = (params: Record<string, string>, path: Category[]) =>
  choices(params, path).categories.map(
    ({ name, level, count }) => `${'  '.repeat(level)}${name} ${count}`,
  );

describe('choicesOf', () => {
  it('lists the top categories that hold something where none is chosen', () => {
    expect(lines({}, [])).toEqual(['Food 1', 'Health care 6']);
  });

  it('opens the tree down to the chosen category', () => {
    expect(lines({ category: '2' }, [food, spices])).toEqual([
      'Food 1',
      '  Spices 2',
      '    Ground spices 3',
      '  Honey 5',
      'Health care 6',
    ]);
  });

  it('keeps what is chosen in the list although it leaves nothing', () => {
    expect(choices({ brand: '1', product_foam: '1' }, [])).toMatchObject({
      brands: [{ id: 1, name: 'Aranya', count: 0 }],
      forms: [{ id: 1, name: 'Powder', count: 4 }],
      tags: [],
    });
  });
});

describe('knowsAll', () => {
  it('finds out that a category, tag, form or brand does not exist', () => {
    const knows = (params: Record<string, string>) => {
      const query = parseShopQuery(params);
      return query && knowsAll(query, tree, names);
    };
    expect(knows({ brand: '1', product_tag: '1', product_foam: '1' })).toBe(true);
    expect(knows({ category: '1' })).toBe(true);
    expect(knows({ category: '999' })).toBe(false);
    expect(knows({ brand: '1,2' })).toBe(false);
    expect(knows({ product_tag: '2' })).toBe(false);
    expect(knows({ product_foam: '2' })).toBe(false);
  });
});
