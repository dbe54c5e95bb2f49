export interface Option {
  value: string | number;
  label: string;
}

/** Ignores case, accents and punctuation. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function rank(label: string, asked: string): number {
  if (label.startsWith(asked)) return 0;
  if (` ${label}`.includes(` ${asked}`)) return 1;
  return asked.split(' ').every((word) => label.includes(word)) ? 2 : 3;
}

/**
 * Returns the options that match: first those that begin with the text, then those with a word that
 * does.
 */
export function matchOptions<Choice extends Option>(options: Choice[], typed: string): Choice[] {
  const asked = fold(typed);
  if (asked === '') return options;
  return options
    .map((option) => ({ option, place: rank(fold(option.label), asked) }))
    .filter(({ place }) => place < 3)
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option);
}

/** Returns the only option equal to the text, ignoring case. */
export function sameOption<Choice extends Option>(
  options: Choice[],
  typed: string,
): Choice | undefined {
  const asked = fold(typed);
  return options.find(({ label }) => fold(label) === asked);
}
