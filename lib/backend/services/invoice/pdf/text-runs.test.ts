import { breakLines, runsOf } from './text-runs.ts';

describe('runsOf', () => {
  it('gives the rupee sign and Devanagari to fonts that have them', () => {
    expect(runsOf('₹50 for मीरा शाह, Pune')).toEqual([
      { script: 'extended', text: '₹' },
      { script: 'latin', text: '50 for ' },
      { script: 'devanagari', text: 'मीरा शाह' },
      { script: 'latin', text: ', Pune' },
    ]);
  });

  it('keeps one run for one script, and drops control characters', () => {
    expect(runsOf('Plain\u0000text')).toEqual([{ script: 'latin', text: 'Plain text' }]);
    expect(runsOf('')).toEqual([]);
  });
});

describe('breakLines', () => {
  const byLetters = (part: string) => part.length;

  it('breaks between words', () => {
    expect(breakLines('one two three', 7, byLetters)).toEqual(['one two', 'three']);
    expect(breakLines('one', 7, byLetters)).toEqual(['one']);
    expect(breakLines('', 7, byLetters)).toEqual(['']);
  });

  it('breaks a word that no line can hold, and loses nothing of it', () => {
    const lines = breakLines('a abcdefghijkl', 5, byLetters);
    expect(lines).toEqual(['a', 'abcde', 'fghij', 'kl']);
  });
});
