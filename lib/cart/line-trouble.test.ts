import { troubleWith } from './line-trouble';

describe('the trouble with a line of the cart', () => {
  it.each([
    [1, 1],
    [2, 5],
    [20, null],
  ])('is none where %i pieces are asked for and %p are there', (quantity, stock) => {
    expect(troubleWith({ quantity, available_quantity: stock })).toBeNull();
  });

  it('says how many are left and offers to keep those', () => {
    expect(troubleWith({ quantity: 2, available_quantity: 1 })).toEqual({
      text: 'Only 1 left, you had asked for 2.',
      remedy: 'Keep 1',
      quantity: 1,
    });
  });

  it('says that it has sold out and offers to remove it', () => {
    expect(troubleWith({ quantity: 3, available_quantity: 0 })).toEqual({
      text: 'Sold out meanwhile.',
      remedy: 'Remove',
      quantity: 0,
    });
  });

  it('begins above 20 where the stock is unknown', () => {
    expect(troubleWith({ quantity: 21, available_quantity: null })?.remedy).toBe('Keep 20');
  });
});
