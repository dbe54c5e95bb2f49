import type { PlacedCategory } from '../../contract/staff-category';
import {
  branchHeight,
  findBranch,
  countProducts,
  dropMove,
  isIdle,
  stepMove,
  treeAfter,
} from './tree-moves';

const one = (id: number, parent_id: number | null, level: number): PlacedCategory => ({
  id,
  version: 1,
  name: `C${id}`,
  parent_id,
  level,
  product_count: 0,
});
/* 1 (2 (3), 4), 5 (6) */
const tree = [
  one(1, null, 1),
  one(2, 1, 2),
  one(3, 2, 3),
  one(4, 1, 2),
  one(5, null, 1),
  one(6, 5, 2),
];
const shape = (some: PlacedCategory[]) => some.map(({ id, level }) => `${'-'.repeat(level)}${id}`);

describe('the category tree', () => {
  it('knows what belongs together', () => {
    expect([...findBranch(tree, 1)]).toEqual([1, 2, 3, 4]);
    expect([branchHeight(tree, 1), branchHeight(tree, 2), branchHeight(tree, 6)]).toEqual([
      3, 2, 1,
    ]);
  });

  it('counts the products of a category with those below it', () => {
    const filled = tree.map((one) => ({ ...one, product_count: one.id }));
    expect([1, 2, 3, 5].map((id) => countProducts(filled, id))).toEqual([10, 5, 3, 11]);
  });

  it('is moved in by arrow keys, as far as there is room', () => {
    expect(stepMove(tree, 4, 'up')).toEqual({ parent_id: 1, position: 0 });
    expect(stepMove(tree, 2, 'up')).toBeUndefined();
    expect(stepMove(tree, 2, 'down')).toEqual({ parent_id: 1, position: 1 });
    expect(stepMove(tree, 4, 'in')).toEqual({ parent_id: 2, position: 1 });
    expect(stepMove(tree, 5, 'in')).toEqual({ parent_id: 1, position: 2 });
    expect(stepMove(tree, 1, 'in')).toBeUndefined();
    expect(stepMove(tree, 3, 'out')).toEqual({ parent_id: 1, position: 1 });
    expect(stepMove(tree, 5, 'out')).toBeUndefined();
    expect(stepMove(tree, 99, 'up')).toBeUndefined();
  });

  it('is moved in by dragging: where it is dropped and how far to the side', () => {
    expect(dropMove(tree, 6, 4, 3)).toEqual({ parent_id: 2, position: 1 });
    expect(dropMove(tree, 6, 4, 2)).toEqual({ parent_id: 1, position: 1 });
    expect(dropMove(tree, 6, 1, 3)).toEqual({ parent_id: null, position: 0 });
    expect(dropMove(tree, 2, 6, 3)).toEqual({ parent_id: 5, position: 1 });
    expect(dropMove(tree, 2, 6, 1)).toEqual({ parent_id: null, position: 2 });
    // The branch would exceed the maximum depth.
    expect(dropMove(tree, 2, 6, 9).parent_id).toBe(5);
    expect(dropMove(tree, 4, 4, 2)).toEqual({ parent_id: 1, position: 1 });
    expect(dropMove(tree, 4, 4, 3)).toEqual({ parent_id: 2, position: 1 });
  });

  it('looks at once as it will be', () => {
    expect(shape(treeAfter(tree, 2, { parent_id: 5, position: 0 }))).toEqual([
      '-1',
      '--4',
      '-5',
      '--2',
      '---3',
      '--6',
    ]);
    expect(shape(treeAfter(tree, 5, { parent_id: null, position: 0 }))[0]).toBe('-5');
    expect(isIdle(tree, 4, { parent_id: 1, position: 1 })).toBe(true);
    expect(isIdle(tree, 4, { parent_id: 1, position: 0 })).toBe(false);
  });
});
