import { clipped, pageDescription, pageTitle } from './meta-text.ts';

describe('a clipped text', () => {
  it('ends between two words and says that it is cut', () => {
    expect(clipped('one two three', 13)).toBe('one two three');
    expect(clipped('one two three', 12)).toBe('one two…');
    expect(clipped('one two, three', 9)).toBe('one two…');
    expect(clipped('one two three', 8)).toBe('one two…');
  });

  it('is cut within a word that is too long alone, never within a character', () => {
    expect(clipped('a'.repeat(20), 10)).toBe(`${'a'.repeat(9)}…`);
    expect(clipped('😀'.repeat(20), 10)).toBe(`${'😀'.repeat(4)}…`);
  });
});

describe('a title', () => {
  it('carries the shop where there is room, once', () => {
    expect(pageTitle('Honey', 'SOSE')).toBe('Honey | SOSE');
    expect(pageTitle('Honey at SOSE', 'SOSE')).toBe('Honey at SOSE');
    expect(pageTitle('Raw honey '.repeat(6), 'SOSE')).toBe('Raw honey '.repeat(6).trim());
    expect(pageTitle('Raw honey '.repeat(9), 'SOSE').length).toBeLessThanOrEqual(60);
  });
});

describe('the shop’s name in the title of a further page', () => {
  it.each(['C++ Organics', '*Veda*', 'Ananda (Pure Herbs', '(\\w+\\s?)+~', 'SOSE', '[', 'A|B'])(
    'is taken off as a text: %s',
    (shop) => {
      expect(pageTitle(`Honey | ${shop}`, shop, 'page 2')).toBe(`Honey, page 2 | ${shop}`);
      expect(pageTitle('Honey', shop, 'page 2')).toBe(`Honey, page 2 | ${shop}`);
    },
  );

  it('does not take long for any name and title', () => {
    const started = performance.now();
    pageTitle(`${'a'.repeat(5_000)}!`, '(\\w+\\s?)+~', 'page 2');
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('a description', () => {
  it('has at most 160 characters', () => {
    expect(pageDescription('<p>word </p>'.repeat(99)).length).toBeLessThanOrEqual(160);
  });
});
