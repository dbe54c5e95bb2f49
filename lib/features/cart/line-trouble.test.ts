import { cutShort, troubleWith } from './line-trouble';

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
      text: 'Only 1 left. Your cart has 2.',
      remedy: 'Keep 1',
      quantity: 1,
    });
  });

  it('says that it has sold out and offers to remove it', () => {
    expect(troubleWith({ quantity: 3, available_quantity: 0 })).toEqual({
      text: 'This has just sold out.',
      remedy: 'Remove',
      quantity: 0,
    });
  });

  it('begins above 20 where the stock is unknown', () => {
    expect(troubleWith({ quantity: 21, available_quantity: null })?.remedy).toBe('Keep 20');
  });

  it('says that it has left the shop, whatever its stock', () => {
    expect(troubleWith({ quantity: 1, available_quantity: 0, is_on_sale: false })).toEqual({
      text: 'We don’t sell this any more.',
      remedy: 'Remove',
      quantity: 0,
    });
  });
});

describe('two carts that met', () => {
  it('are told where they held more than can be had', () => {
    expect(cutShort({ quantity: 8, asked_quantity: 11 })).toBe(
      'Your two carts had 11 of these. Only 8 left.',
    );
  });

  it.each([
    [8, 8],
    [8, 3],
    [8, null],
    [8, undefined],
  ])('hold %p and %p: nothing to say', (quantity, asked_quantity) => {
    expect(cutShort({ quantity, asked_quantity })).toBeNull();
  });
});
