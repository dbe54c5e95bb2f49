import { readingMinutes } from './serialize.ts';

describe('the minutes that a post takes', () => {
  it('are counted by its words, tags aside', () => {
    expect(readingMinutes(`<p class="a b c">${'word '.repeat(1_000)}</p>`)).toBe(5);
    expect(readingMinutes(`<p>${'हल्दी वाला दूध '.repeat(200)}</p>`)).toBe(3);
  });

  it('are never none', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('<p>Short.</p>')).toBe(1);
  });
});
