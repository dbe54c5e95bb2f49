import { overBudget, pageKinds } from './budgets';

const { budget } = pageKinds.home;

describe('overBudget', () => {
  it('names each figure that is too large, and no other', () => {
    expect(overBudget(budget, budget)).toEqual([]);
    expect(overBudget({ ...budget, css: budget.css + 1, fonts: 0 }, budget)).toEqual([
      `css: ${budget.css + 1}, budget ${budget.css}`,
    ]);
  });

  it('counts a figure that could not be read as too large', () => {
    expect(overBudget({ ...budget, total: Number.NaN }, budget)).toHaveLength(1);
  });
});
