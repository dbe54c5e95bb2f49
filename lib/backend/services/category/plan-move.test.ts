import { planMove, type MovePlan, type Placed } from './plan-move.ts';

const one = (id: number, parentId: number | null, name: string, position: number): Placed => ({
  id,
  parentId,
  name,
  position,
});
const tree = [
  one(1, null, 'Food', 1),
  one(2, 1, 'Tea', 1),
  one(3, 2, 'Green tea', 1),
  one(4, 1, 'Spices', 2),
  one(5, null, 'Care', 2),
  one(6, 5, 'Soap', 1),
  one(7, 5, 'tea', 2),
];
const plan = (...move: [number, number | null, number]) => planMove(tree, ...move) as MovePlan;

describe('a category that is moved', () => {
  it('takes its place among others, who are numbered anew', () => {
    expect(plan(4, 1, 0).positions).toEqual([
      { id: 4, parentId: 1, level: 2, position: 1 },
      { id: 2, parentId: 1, level: 2, position: 2 },
    ]);
    expect(plan(2, 1, 9).positions.filter(({ parentId }) => parentId === 1)).toEqual([
      { id: 4, parentId: 1, level: 2, position: 1 },
      { id: 2, parentId: 1, level: 2, position: 2 },
    ]);
  });

  it('brings along all that is below it, and closes the gap that it leaves', () => {
    const { positions, before, after } = plan(2, null, 1);
    expect(positions).toEqual([
      { id: 1, parentId: null, level: 1, position: 1 },
      { id: 2, parentId: null, level: 1, position: 2 },
      { id: 5, parentId: null, level: 1, position: 3 },
      { id: 4, parentId: 1, level: 2, position: 1 },
      { id: 3, parentId: 2, level: 2, position: 1 },
    ]);
    expect([before, after]).toEqual([['Food'], []]);
    expect(plan(4, 6, 0)).toMatchObject({ before: ['Food'], after: ['Care', 'Soap'] });
  });

  it('stays where it is otherwise, with a sentence that says why', () => {
    expect(planMove(tree, 1, 3, 0)).toBe('A category can’t be moved into itself');
    expect(planMove(tree, 2, 2, 0)).toBe('A category can’t be moved into itself');
    expect(planMove(tree, 2, 6, 0)).toMatch(/^Categories can have at most 3 levels/);
    expect(planMove(tree, 2, 5, 0)).toBe('A category “Tea” already exists there');
    expect(planMove(tree, 2, 99, 0)).toBe('Category not found');
    expect(planMove(tree, 99, null, 0)).toBe('Category not found');
  });
});
