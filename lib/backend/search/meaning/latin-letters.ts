/*
 * Romanisation of Devanagari and Gujarati as people type it: haldi, not haladī. Both scripts have
 * the same order of letters in Unicode, so one table serves them.
 */

const devanagari = 0x0900;
const gujarati = 0x0a80;
const blockSize = 0x80;

const virama = 0x4d;
const nasals = new Set([0x01, 0x02]);

/** By offset in the block. */
const vowels: Record<number, string> = {
  0x05: 'a', 0x06: 'aa', 0x07: 'i', 0x08: 'i', 0x09: 'u', 0x0a: 'u', 0x0b: 'ri', 0x0d: 'e',
  0x0e: 'e', 0x0f: 'e', 0x10: 'ai', 0x11: 'o', 0x12: 'o', 0x13: 'o', 0x14: 'au', 0x72: 'e',
}; // oxfmt-ignore

const signs: Record<number, string> = {
  0x3e: 'aa', 0x3f: 'i', 0x40: 'i', 0x41: 'u', 0x42: 'u', 0x43: 'ri', 0x45: 'e', 0x46: 'e',
  0x47: 'e', 0x48: 'ai', 0x49: 'o', 0x4a: 'o', 0x4b: 'o', 0x4c: 'au',
}; // oxfmt-ignore

const consonants: Record<number, string> = {
  0x15: 'k', 0x16: 'kh', 0x17: 'g', 0x18: 'gh', 0x19: 'n', 0x1a: 'ch', 0x1b: 'chh', 0x1c: 'j',
  0x1d: 'jh', 0x1e: 'n', 0x1f: 't', 0x20: 'th', 0x21: 'd', 0x22: 'dh', 0x23: 'n', 0x24: 't',
  0x25: 'th', 0x26: 'd', 0x27: 'dh', 0x28: 'n', 0x29: 'n', 0x2a: 'p', 0x2b: 'f', 0x2c: 'b',
  0x2d: 'bh', 0x2e: 'm', 0x2f: 'y', 0x30: 'r', 0x31: 'r', 0x32: 'l', 0x33: 'l', 0x34: 'l',
  0x35: 'v', 0x36: 'sh', 0x37: 'sh', 0x38: 's', 0x39: 'h', 0x58: 'k', 0x59: 'kh', 0x5a: 'g',
  0x5b: 'z', 0x5c: 'd', 0x5d: 'dh', 0x5e: 'f', 0x5f: 'y',
}; // oxfmt-ignore

const nukta = 0x3c;
const withNukta: Record<string, string> = { j: 'z', ph: 'f', d: 'd', dh: 'dh' };

interface Sound {
  consonant: string;
  /** Empty after a virama; undefined: the vowel that every consonant carries. */
  vowel: string | undefined;
  isNasal: boolean;
}

/** Returns whether a word is written in a script that `toLatin` reads. */
export const isIndic = (word: string): boolean => /[\u0900-\u097f\u0a80-\u0aff]/.test(word);

/** Writes a Devanagari or Gujarati word in Latin letters; other letters are left as they are. */
export function toLatin(word: string): string {
  const sounds = soundsOf(word);
  return sounds
    .map(({ consonant, vowel, isNasal }, at) => {
      const spoken = vowel ?? (isSilent(sounds, at) ? '' : 'a');
      return `${consonant}${spoken}${isNasal ? nasalOf(spoken, sounds[at + 1]) : ''}`;
    })
    .join('')
    .replace(/aa/g, 'a');
}

/** A nasal u at the end is the neuter ending of Gujarati, which is not written in Latin letters. */
function nasalOf(vowel: string, next: Sound | undefined): string {
  if (!next && vowel === 'u') return '';
  return /^[pbm]/.test(next?.consonant ?? '') ? 'm' : 'n';
}

/** The inherent vowel is silent at the end, and between two syllables with explicit vowels. */
function isSilent(sounds: Sound[], at: number): boolean {
  if (at === 0 || sounds[at]?.isNasal) return false;
  const next = sounds[at + 1];
  if (!next) return true;
  const before = sounds[at - 1];
  const isOpen = before?.vowel !== '' && before !== undefined;
  return isOpen && next.vowel !== undefined && next.vowel !== '' && !isSilentBefore(sounds, at);
}

const isSilentBefore = (sounds: Sound[], at: number) =>
  at > 1 && sounds[at - 1]?.vowel === undefined && isSilent(sounds, at - 1);

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0;
    const base = [devanagari, gujarati].find((start) => code >= start && code < start + blockSize);
    const offset = base === undefined ? -1 : code - base;
    const last = sounds.at(-1);
    const consonant = consonants[offset];
    if (consonant) sounds.push({ consonant, vowel: undefined, isNasal: false });
    else if (offset === virama && last) last.vowel = '';
    else if (nasals.has(offset) && last) last.isNasal = true;
    else if (offset === nukta && last) last.consonant = withNukta[last.consonant] ?? last.consonant;
    else if (signs[offset] !== undefined && last) last.vowel = signs[offset];
    else if (vowels[offset]) sounds.push({ consonant: '', vowel: vowels[offset], isNasal: false });
    else if (base === undefined) sounds.push({ consonant: letter, vowel: '', isNasal: false });
  }
  return sounds;
}
