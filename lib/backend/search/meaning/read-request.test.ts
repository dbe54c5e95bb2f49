import { readRequest } from './read-request.ts';
import { buildVocabulary } from './vocabulary.ts';
import { WordList } from './word-list.ts';

const dictionary = new WordList();
for (const word of `turmeric haldi honey soap soapnut neem oil lemongrass lemon grass tea hair fall
  bhringraj shampoo rice powder organic sleep ashwagandha walnut nut nuts sugar jaggery garlic salt`.split(
  /\s+/,
)) {
  dictionary.add(word, 5);
}
const vocabulary = buildVocabulary(
  [
    { word: 'shahad', meaning: 'honey' },
    { word: 'akhrot', meaning: 'walnut' },
    { word: 'nut', meaning: 'walnut' },
  ],
  [
    { typed: ['hair fall', 'loss of hair'], foundBy: ['bhringraj', 'hair oil', 'minoxidil'] },
    { typed: ['sleep', 'no sleep', 'insomnia'], foundBy: ['ashwagandha'] },
  ],
);
const read = (text: string) => readRequest({ dictionary, vocabulary }, text);
const readingsOf = (text: string, at = 0) =>
  (read(text).terms[at]?.readings ?? []).map(({ kind, words }) => `${kind}: ${words.join(' ')}`);

describe('a request', () => {
  it.each([
    ['turmeric', 'typed: turmeric'],
    ['soapnuts', 'inflected: soapnut'],
    ['lemon grass', 'compound: lemongrass'],
    ['lemongrasstea', 'compound: lemongrass tea'],
    ['shahad', 'synonym: honey'],
    ['हल्दी', 'script: haldi'],
    ['शहद', 'synonym: honey'],
    ['haldee', 'mended: haldi'],
    ['turmric', 'mended: turmeric'],
    ['turm', 'begun: turmeric'],
    ['insomnia', 'purpose: ashwagandha'],
    ['hairfall', 'purpose: bhringraj'],
    ['falling hair', 'purpose: bhringraj'],
    ['loss of hair', 'purpose: hair oil'],
  ])('reads %s as %s', (text, reading) => {
    expect(readingsOf(text)).toContain(reading);
  });

  it('passes over what no product has', () => {
    expect(readingsOf('hair fall').join()).not.toContain('minoxidil');
  });

  it.each(['qzxwv', 'laptop', 'chair', 'beer'])('does not know %s', (text) => {
    expect(readingsOf(text)).toEqual([]);
  });

  it.each([
    ['neem soap', 'soap'],
    ['tea for sleep', 'tea'],
    ['turmeric powder', 'turmeric'],
    ['best organic honey online', 'honey'],
    ['soap qzxwv', 'soap'],
  ])('knows what "%s" names', (text, thing) => {
    const request = read(text);
    expect(request.terms[request.thing]?.typed).toEqual([thing]);
  });

  it('never requires words that tell nothing, unless there are no others', () => {
    expect(read('organic honey').terms.map(({ isWeak }) => isWeak)).toEqual([true, false]);
    expect(read('organic').terms.map(({ isWeak }) => isWeak)).toEqual([false]);
  });

  it.each([
    ['nut free', [], ['nut', 'nuts', 'walnut']],
    ['Nut-free soap', ['soap'], ['nut', 'nuts', 'walnut']],
    ['soap without nuts', ['soap'], ['nut', 'nuts', 'walnut']],
    ['no sugar tea', ['tea'], ['sugar']],
    ['no added sugar', [], ['sugar']],
    ['tea no sugar', ['tea'], ['sugar']],
    ['tea no honey', ['tea'], ['honey']],
    ['tea no added sugar', ['tea'], ['sugar']],
    ['neem tea no garlic no onion', ['neem', 'tea'], ['garlic']],
    ['sugarless tea', ['tea'], ['sugar']],
    ['free from garlic and sugar', [], ['garlic', 'sugar']],
    ['no onion no garlic salt', ['salt'], ['garlic']],
    ['no onion garlic', [], ['garlic']],
    ['bina sugar tea', ['tea'], ['sugar']],
    ['sugar ke bina tea', ['tea'], ['sugar']],
    ['sugar vagar tea', ['tea'], ['sugar']],
  ])('does not look for what "%s" should not contain', (text, typed, absent) => {
    const request = read(text);
    expect(request.terms.flatMap((term) => term.typed)).toEqual(typed);
    expect(request.without).not.toEqual([]);
    expect(new Set(request.absent.flatMap(({ words }) => words))).toEqual(new Set(absent));
  });

  it.each(['no sleep', 'neem no soap', 'free tea', 'buy one get one free', 'nut'])(
    'does not read "%s" as something to avoid',
    (text) => expect(read(text).without).toEqual([]),
  );

  it('takes digits of other scripts for digits', () => {
    expect(read('चाय ३०० से कम').price.most).toBe(30_000);
  });

  it.each(['', '   ', '🙂', '%%%', "';--", '\u202e', 'a'.repeat(200), 'o '.repeat(100)])(
    'holds a bounded number of terms and readings for %j',
    (text) => {
      const { terms } = read(text);
      expect(terms.length).toBeLessThanOrEqual(12);
      for (const { readings } of terms) expect(readings.length).toBeLessThanOrEqual(40);
    },
  );

  it('reads fifty words as twelve', () => {
    const many = Array.from({ length: 50 }, (_, at) => `word${at}x`).join(' ');
    expect(read(many).terms).toHaveLength(12);
  });
});
