import { mayMean } from './may-mean.ts';

describe('a text that may mean some words', () => {
  it.each([
    ['organic honey', 'honey'],
    ['hony', 'honey'],
    ['हल्दी powder', 'haldi'],
    ['hairfall oil', 'hair fall'],
    ['falling hair', 'hair fall'],
    ['filter coffee', 'kofi'],
    ['triphala', 'trifla'],
    ['ho', 'honey'],
  ])('has their first sounds: %s, %s', (text, words) => {
    expect(mayMean(text, words)).toBe(true);
  });

  it.each([
    ['ghee', 'honey'],
    ['hair oil', 'hair fall'],
    ['', 'honey'],
  ])('does not where a sound is missing: %s, %s', (text, words) => {
    expect(mayMean(text, words)).toBe(false);
  });
});
