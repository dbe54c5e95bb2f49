import { breakLines, cutToWidth, runsOf } from './text-runs.ts';

describe('runsOf', () => {
  it('gives the rupee sign and Devanagari to fonts that have them', () => {
    expect(runsOf('₹50 for मीरा शाह, Pune')).toEqual([
      { script: 'extended', text: '₹' },
      { script: 'latin', text: '50 for ' },
      { script: 'devanagari', text: 'मीरा शाह' },
      { script: 'latin', text: ', Pune' },
    ]);
  });

  it('leaves emoji out, and writes ? for a letter that no font has', () => {
    expect(runsOf('🌿 Asha 👩‍👩‍👧 李明 🇮🇳')).toEqual([{ script: 'latin', text: 'Asha ?? ' }]);
    expect(runsOf('5️⃣ Ring Road')).toEqual([{ script: 'latin', text: '5 Ring Road' }]);
    expect(runsOf('x\u0330')).toEqual([{ script: 'latin', text: 'x' }]);
    expect(runsOf('🌶️')).toEqual([{ script: 'latin', text: '?' }]);
  });

  it('keeps a danda and an Arabic comma in the script before them', () => {
    expect(runsOf('শেষ।').map(({ script }) => script)).toEqual(['bengali']);
    expect(runsOf('گلی، شہر').map(({ script }) => script)).toEqual(['arabic', 'latin', 'arabic']);
  });

  it('keeps one run for one script, and drops control characters', () => {
    expect(runsOf('Plain\u0000text')).toEqual([{ script: 'latin', text: 'Plain text' }]);
    expect(runsOf('')).toEqual([]);
  });
});

const segments = new Intl.Segmenter('en');

describe('cutToWidth', () => {
  it('cuts only what is too wide', () => {
    const byLetters = (part: string) => [...part].length;
    expect(cutToWidth('Asha', 4, byLetters)).toBe('Asha');
    expect(cutToWidth('Asha Trivedi', 6, byLetters)).toBe('Asha…');
  });
});

describe('breakLines', () => {
  const byLetters = (part: string) => part.length;

  it('breaks between words', () => {
    expect(breakLines('one two three', 7, byLetters)).toEqual(['one two', 'three']);
    expect(breakLines('one', 7, byLetters)).toEqual(['one']);
    expect(breakLines('', 7, byLetters)).toEqual(['']);
  });

  it('breaks inside a word between letters as readers see them', () => {
    const lines = breakLines('ત્રિવેદી'.repeat(3), 2, (part) => [...segments.segment(part)].length);
    expect(lines.join('')).toBe('ત્રિવેદી'.repeat(3));
    for (const line of lines) expect(line).not.toMatch(/^\p{M}/u);
  });

  it('breaks a word that no line can hold, and loses nothing of it', () => {
    const lines = breakLines('a abcdefghijkl', 5, byLetters);
    expect(lines).toEqual(['a', 'abcde', 'fghij', 'kl']);
  });
});
