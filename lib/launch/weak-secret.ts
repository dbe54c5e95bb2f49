/** Minimum entropy that a secret must appear to have, in bits: a random key has 128 or more. */
const minBits = 80;

/** Parts of examples and placeholders; long enough never to appear in a random key. */
const placeholders =
  /change[-_ ]?me|example|secret|password|placeholder|replace|default|insecure|develop|0123456789|abcdefgh|qwerty/i;

/* A text that goes on as it began: it holds no more than its first part. */
function isRepetition(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.startsWith(text.slice(period))) return true;
  }
  return false;
}

/* Shannon entropy of the letters, as if each were drawn by itself. */
function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce(
    (bits, count) => bits + count * Math.log2(text.length / count),
    0,
  );
}

/*
 * Most steps lead to the next letter or the one before, as in `abcdef`. Half of the steps do in one
 * random key of 100,000.
 */
function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((letter, at) => letter.charCodeAt(0) - text.charCodeAt(at));
  return steps.filter((step) => Math.abs(step) <= 1).length > (steps.length * 3) / 4;
}

/** Returns what makes a secret guessable, to follow its name; undefined if it looks random. */
export function secretWeakness(text: string): string | undefined {
  if (placeholders.test(text)) return 'is an example or a placeholder';
  if (isRepetition(text)) return 'repeats itself';
  if (isSequence(text)) return 'is a sequence';
  return entropyBits(text) < minBits ? 'has too few different characters' : undefined;
}
