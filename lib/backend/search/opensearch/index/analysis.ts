/*
 * Analyzers of the index, made of filters that every OpenSearch has: the ICU plugin is not part of
 * it. Documents and words of a search are brought to NFKC before they are sent. The tokenizer parts
 * words as `splitWords` does.
 */

/** Each rule in order: a regular expression of Java, and its replacement. */
const patterns = (prefix: string, rules: readonly (readonly [string, string])[]) => ({
  names: rules.map((_, number) => `${prefix}_${number}`),
  filters: Object.fromEntries(
    rules.map(([pattern, replacement], number) => [
      `${prefix}_${number}`,
      { type: 'pattern_replace', pattern, replacement },
    ]),
  ),
});

/**
 * Spellings of one Hindi or Gujarati sound in Latin letters: haldee and haldi, mehandi and mehndi.
 */
const latin = patterns('latin', [
  ['ee|ii|ie|y', 'i'],
  ['oo|uu', 'u'],
  ['aa', 'a'],
  ['[sc]h', 's'],
  ['ph', 'f'],
  ['w', 'v'],
  ['z', 'j'],
  ['([bcdgjkpt])h', '$1'],
  ['([b-df-hj-np-tv-z])\\1+', '$1'],
  ['mh', 'hm'],
  // Short vowels after the first letter differ most.
  ['(?<=.)[ae]', ''],
]);

/** Endings of number and case in Gujarati; words keep two letters at least. */
const gujarati = patterns('gujarati', [['(?<=..)(?:ઓ|ોને|ોના|ોની|નો|ની|નું|ના|ને|થી|માં)$', '']]);

const analyzer = (...filter: string[]) => ({
  type: 'custom',
  tokenizer: 'words',
  filter: ['lowercase', ...filter],
});

export const analysis = {
  tokenizer: { words: { type: 'pattern', pattern: '[\\p{L}\\p{M}\\p{N}]+', group: 0 } },
  filter: {
    ...latin.filters,
    ...gujarati.filters,
    english: { type: 'stemmer', language: 'english' },
    hindi: { type: 'stemmer', language: 'hindi' },
  },
  analyzer: {
    words: analyzer(),
    english: analyzer('asciifolding', 'english'),
    hindi: analyzer('decimal_digit', 'indic_normalization', 'hindi_normalization', 'hindi'),
    gujarati: analyzer('decimal_digit', 'indic_normalization', ...gujarati.names),
    latin: analyzer('asciifolding', ...latin.names),
  },
};
