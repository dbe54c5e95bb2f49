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

function rank(label: string, query: string): number {
  if (label.startsWith(query)) return 0;
  if (` ${label}`.includes(` ${query}`)) return 1;
  return query.split(' ').every((word) => label.includes(word)) ? 2 : 3;
}

/**
 * Returns the options that match: first those that begin with the text, then those with a word that
 * does.
 */
export function matchOptions<Choice extends Option>(options: Choice[], typed: string): Choice[] {
  const query = fold(typed);
  if (query === '') return options;
  return options
    .map((option) => ({ option, place: rank(fold(option.label), query) }))
    .filter(({ place }) => place < 3)
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option);
}

/** Returns the only option equal to the text, ignoring case. */
export function sameOption<Choice extends Option>(
  options: Choice[],
  typed: string,
): Choice | undefined {
  const query = fold(typed);
  return options.find(({ label }) => fold(label) === query);
}
