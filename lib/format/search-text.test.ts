import { searchText } from './search-text';

describe('the text of a search', () => {
  it.each([
    ['\0', ''],
    ['a\0b', 'a b'],
    ['\tghee\r\n', 'ghee'],
    [' desi ghee ', 'desi ghee'],
    ['हल्दी', 'हल्दी'],
  ])('of %j is %j', (sent, text) => {
    expect(searchText(sent)).toBe(text);
  });

  it('is 200 characters long at most, and never ends in half of one', () => {
    expect(searchText('x'.repeat(300))).toHaveLength(200);
    const cut = searchText(`${'x'.repeat(199)}😀`);
    expect(cut).toBe('x'.repeat(199));
    expect(cut.isWellFormed()).toBe(true);
  });
});
