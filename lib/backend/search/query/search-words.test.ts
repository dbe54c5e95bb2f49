import { likelyMeant, searchWords, slips, splits, wordsOf } from './search-words.ts';

describe('the words of a search', () => {
  it('are lower case and without punctuation', () => {
    expect(searchWords('  Neem & ALOE-vera, 250ml ')).toEqual(['neem', 'aloe', 'vera', '250ml']);
  });

  it('keep the signs of Indian scripts together', () => {
    expect(searchWords('हल्दी दूध')).toEqual(['हल्दी', 'दूध']);
  });

  it('leave small words out, unless there are no others', () => {
    expect(searchWords('oil for the hair')).toEqual(['oil', 'hair']);
    expect(searchWords('for the')).toEqual(['for', 'the']);
  });

  it('come once each, eight at most, none without end', () => {
    expect(searchWords('a1 a2 a3 a4 a5 a6 a7 a8 a9 a1')).toHaveLength(8);
    expect(searchWords('tea tea tea')).toEqual(['tea']);
    expect(searchWords('x'.repeat(200))[0]).toHaveLength(40);
    expect(wordsOf('one two one')).toEqual(['one', 'two', 'one']);
  });

  it('hold nothing that means something to the database', () => {
    expect(searchWords("'; drop -- %_\\ | & ! ( ) : * <->")).toEqual(['drop']);
  });

  it('may each be two that were written as one', () => {
    expect(splits('haircare')).toEqual([
      ['hai', 'rcare'],
      ['hair', 'care'],
      ['hairc', 'are'],
    ]);
    expect(splits('honey')).toEqual([]);
  });
});

describe('slips', () => {
  it('are none for the beginning of the word', () => {
    expect(slips('turm', 'turmeric')).toBe(0);
    expect(slips('turmeric', 'turmeric')).toBe(0);
  });

  it('count letters that are dropped, added, changed or swapped', () => {
    expect(slips('tumeric', 'turmeric')).toBe(1);
    expect(slips('turrmeric', 'turmeric')).toBe(1);
    expect(slips('tormeric', 'turmeric')).toBe(1);
    expect(slips('tumreic', 'turmeric')).toBe(2);
    expect(slips('honye', 'honey')).toBe(1);
  });
});

describe('what was likely meant', () => {
  const index = ['turmeric', 'tulsi', 'tamarind', 'ashwagandha', 'honey', 'haldi', 'rose'];

  it('is the nearest word that there is', () => {
    expect(likelyMeant('tumric', index)).toEqual(['turmeric']);
    expect(likelyMeant('ashwaganda', index)).toEqual(['ashwagandha']);
    expect(likelyMeant('haldee', index)).toEqual(['haldi']);
  });

  it('is nothing where all words are far off, or too little was typed', () => {
    expect(likelyMeant('qzxwv', index)).toEqual([]);
    expect(likelyMeant('hny', index)).toEqual([]);
  });

  it('has its first letter right more often than not', () => {
    expect(likelyMeant('rosa', ['nose', 'rose'])).toEqual(['rose']);
  });
});
