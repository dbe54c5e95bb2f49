import { isIndic, toLatin } from './latin-letters.ts';

describe('Devanagari and Gujarati in Latin letters', () => {
  it.each([
    ['हल्दी', 'haldi'],
    ['चावल', 'chaval'],
    ['मुल्तानी', 'multani'],
    ['मिट्टी', 'mitti'],
    ['नमक', 'namak'],
    ['सरसों', 'sarson'],
    ['अश्वगंधा', 'ashvagandha'],
    ['साबुन', 'sabun'],
    ['गुड़', 'gud'],
    ['હળદર', 'haladar'],
    ['આદુ', 'adu'],
    ['મરચું', 'marchu'],
    ['સાબુ', 'sabu'],
  ])('%s is typed %s', (word, latin) => {
    expect(toLatin(word)).toBe(latin);
  });

  it('are told from Latin letters', () => {
    expect([isIndic('हल्दी'), isIndic('આદુ'), isIndic('haldi')]).toEqual([true, true, false]);
    expect(toLatin('haldi')).toBe('haldi');
  });
});
