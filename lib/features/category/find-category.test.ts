import type { Category } from '../../contract/category';
import { findCategoryByName } from './find-category';

const category = (id: number, name: string, children: Category[] = []) =>
  ({ id, name, children }) as Category;

const tree = [
  category(1, 'Food', [category(2, 'Spices', [category(3, 'Oils')])]),
  category(4, 'Care', [category(5, 'Oils')]),
];

describe('findCategoryByName', () => {
  it('finds a category on any level, however it is written', () => {
    expect(findCategoryByName(tree, 'care')?.id).toBe(4);
    expect(findCategoryByName(tree, 'SPICES')?.id).toBe(2);
  });

  it('prefers the highest of two with the same name', () => {
    expect(findCategoryByName(tree, 'Oils')?.id).toBe(5);
  });

  it('finds none that has another name', () => {
    expect(findCategoryByName(tree, 'Spice')).toBeUndefined();
  });
});
