import { searchWords, withoutBinding, splitWords } from './words.ts';

describe('the words of a search', () => {
  it('are lower case and without punctuation', () => {
    expect(searchWords('  Neem & ALOE-vera, 250ml ')).toEqual(['neem', 'aloe', 'vera', '250ml']);
  });

  it('keep the signs of Indian scripts together', () => {
    expect(searchWords('हल्दी दूध')).toEqual(['हल्दी', 'दूध']);
  });

  it('are the same in both spellings of a chillu and of khanda ta', () => {
    expect(searchWords('മഞ്ഞള്\u200d')).toEqual(searchWords('മഞ്ഞൾ'));
    expect(searchWords('അവന്\u200d കാല്\u200d')).toEqual(searchWords('അവൻ കാൽ'));
    expect(searchWords('উত্\u200dসব')).toEqual(searchWords('উৎসব'));
    expect(searchWords('വെള്ളം')).toEqual(['വെള്ളം']);
  });

  it('leave small words out, unless there are no others', () => {
    expect(searchWords('oil for the hair')).toEqual(['oil', 'hair']);
    expect(searchWords('for the')).toEqual(['for', 'the']);
    expect(withoutBinding(['what', 'is', 'good', 'for', 'sleep'])).toEqual(['good', 'sleep']);
  });

  it('come once each, eight at most, none without end', () => {
    expect(searchWords('a1 a2 a3 a4 a5 a6 a7 a8 a9 a1')).toHaveLength(8);
    expect(searchWords('tea tea tea')).toEqual(['tea']);
    expect(searchWords('x'.repeat(200))[0]).toHaveLength(40);
    expect(splitWords('one two one')).toEqual(['one', 'two', 'one']);
  });

  it('hold nothing that means something to the database', () => {
    expect(searchWords("'; drop -- %_\\ | & ! ( ) : * <->")).toEqual(['drop']);
  });
});
