import { mergedItemsText } from './merged-items';

describe('what a login says about the cart of the visit', () => {
  it('counts the things', () => {
    expect(mergedItemsText('1')).toBe('Your item is in your cart.');
    expect(mergedItemsText('12')).toBe('Your 12 items are in your cart.');
  });

  it.each([null, '', '0', '-1', '1.5', 'x'])('says nothing where the note is %j', (note) => {
    expect(mergedItemsText(note)).toBeNull();
  });
});
