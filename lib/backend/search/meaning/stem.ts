/*
 * Light English stemming: plurals, -ed, -ing and a few irregular words of a shop. Words that differ
 * only by such an ending have the same stem; the stem itself need not be a word.
 */

const irregular: Record<string, string> = {
  feet: 'foot',
  teeth: 'tooth',
  leaves: 'leaf',
  knives: 'knife',
  men: 'man',
  women: 'woman',
  children: 'child',
  babies: 'baby',
  mice: 'mouse',
  slept: 'sleep',
  lice: 'louse',
  loaves: 'loaf',
  halves: 'half',
  fell: 'fall',
  fallen: 'fall',
  lost: 'loss',
  losing: 'loss',
};

const shortest = 3;

/** Returns the stem of a lower-case word; words in other scripts are returned unchanged. */
export function stem(word: string): string {
  const known = irregular[word];
  if (known) return known;
  if (!/^[a-z]+$/.test(word)) return word;
  return withoutE(withoutVerbEnding(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || word.length <= shortest) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ch|sh|x|z|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  const [, start, ending] = /^(.{3,})(ing|ed)$/.exec(word) ?? [];
  if (!start || !ending || !/[aeiouy]/.test(start)) return word;
  return /([b-df-hj-km-np-rtv-z])\1$/.test(start) ? start.slice(0, -1) : start;
}

const withoutE = (word: string) =>
  word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
