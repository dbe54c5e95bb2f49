import type { Category } from '../../contract/category';
import { nearestCategories } from './nearest-categories';

let lastId = 0;
function category(name: string, children: Category[] = [], product_count = 1): Category {
  lastId += 1;
  return {
    id: lastId,
    name,
    children,
    product_count,
    description: '',
    metatitle: '',
    metadescription: '',
    metakeywords: '',
    web_image: null,
    mobile_image: null,
  };
}

const tree = [
  category('Food', [category('Honey & sweeteners'), category('Oils'), category('Empty', [], 0)]),
  category('Care', [category('Hair care', [category('Hair oil'), category('Shampoos')])]),
  category('Gone', [], 0),
];

const names = (search: string) => nearestCategories(tree, search).map(({ name }) => name);

describe('the nearest categories', () => {
  it('share most words with the search', () => {
    expect(names('hair oil for men')).toEqual(['Hair oil']);
  });

  it('share the beginning of a word', () => {
    expect(names('shampoo bar')).toEqual(['Shampoos']);
    expect(names('honeycomb')).toEqual(['Honey & sweeteners']);
  });

  it('are the top ones where no word is shared, without empty ones', () => {
    expect(names('laptop charger')).toEqual(['Food', 'Care']);
    expect(names('empty')).toEqual(['Food', 'Care']);
    expect(names('!?')).toEqual(['Food', 'Care']);
  });

  it('are all top ones of a shop with many', () => {
    const many = ['Food', 'Care', 'Gifts', 'Home', 'Health', 'Books'].map((name) => category(name));
    expect(nearestCategories(many, 'zzz')).toEqual(many);
  });
});
