import { matchTitles, toTitled, isOneSlip } from './match-titles.ts';

const pages = [
  toTitled('Hair oil', '/1'),
  toTitled('Oils', '/2'),
  toTitled('Return and refund policy', '/3', ['exchange', 'money']),
  toTitled('How hair oil is pressed in a village near Nadiad', '/4'),
  toTitled('तेल', '/5'),
];

const found = (text: string, limit = 5) =>
  matchTitles(pages, text, limit).map(({ path }) => path.slice(1));

describe('titles', () => {
  it('are found by words in any order, the shortest first', () => {
    expect(found('oil hair')).toEqual(['1', '4']);
  });

  it('are found while a word is being typed', () => {
    expect(found('oi')).toEqual(['2', '1', '4']);
    expect(found('return pol')).toEqual(['3']);
  });

  it('are found by further words, and by words with a slip', () => {
    expect(found('exchange')).toEqual(['3']);
    expect(found('refnud')).toEqual(['3']);
  });

  it('are found where they are a part of the search', () => {
    expect(found('hair oil for men')).toEqual(['1']);
  });

  it('are not found by some of the words', () => {
    expect(found('hair dryer')).toEqual([]);
    expect(found('car')).toEqual([]);
  });

  it('are few, in any script, and none for no words', () => {
    expect(found('oil', 1)).toEqual(['1']);
    expect(found('तेल')).toEqual(['5']);
    expect(found('!?')).toEqual([]);
  });
});

describe('one slip', () => {
  it.each([
    ['refnud', 'refund'],
    ['polcy', 'policy'],
    ['policyy', 'policy'],
    ['polisy', 'policy'],
    ['policy', 'policy'],
  ])('is between %s and %s', (typed, word) => {
    expect(isOneSlip(typed, word)).toBe(true);
  });

  it.each([
    ['oil', 'oils'],
    ['pilicu', 'policy'],
    ['efund', 'refund'],
    ['car', 'care'],
    ['shopping', 'shipping policy'],
  ])('is not between %s and %s', (typed, word) => {
    expect(isOneSlip(typed, word)).toBe(false);
  });
});
