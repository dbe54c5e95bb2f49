import { furtherWordsOf, searchTextOf, type SearchFacts } from './search-text.ts';

const facts: SearchFacts = {
  name: 'Lakadong Turmeric',
  brand: 'Aranya',
  categories: ['Food', 'Spices & Masalas'],
  tags: ['Best Seller'],
  form: 'Powder',
  localName: 'हल्दी',
};

describe('what search reads of a product', () => {
  it('is all that it is, and the further words that somebody thought of', () => {
    expect(searchTextOf(facts, 'Haldi  curcumin')).toBe(
      'lakadong turmeric aranya food spices & masalas best seller powder हल्दी haldi curcumin',
    );
  });

  it('gives the further words back, whatever its facts become', () => {
    const text = searchTextOf(facts, 'haldi curcumin haldi');
    expect(furtherWordsOf(text, facts)).toBe('haldi curcumin');
    const renamed = { ...facts, name: 'Salem Turmeric', brand: 'Malaya' };
    const after = searchTextOf(renamed, furtherWordsOf(text, facts));
    expect(after).not.toMatch(/lakadong|aranya/);
    expect(furtherWordsOf(after, renamed)).toBe('haldi curcumin');
  });

  it('takes no word of a fact for a further one', () => {
    expect(furtherWordsOf('turmeric, BEST seller haldi', facts)).toBe('haldi');
  });
});
