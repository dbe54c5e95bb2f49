import { searchWords, splitWords } from '../meaning/words.ts';

/** A page with a title, prepared for matching. */
export interface Titled {
  title: string;
  path: string;
  words: string[];
  /** Words without stop words; a search that contains them all means this page. */
  telling: string[];
  /** Other words that the page is looked for by. */
  further: string[];
}

export function toTitled(title: string, path: string, further: readonly string[] = []): Titled {
  return {
    title,
    path,
    words: splitWords(title),
    telling: searchWords(title),
    further: [...further],
  };
}

const fullMatch = 8;
const beginning = 6;
const furtherWord = 4;
const slip = 1;

/**
 * Returns the pages whose title has all words of a search, the last of them perhaps unfinished, or
 * whose whole title is part of the search; best first, then the shortest title.
 */
export function matchTitles(pages: readonly Titled[], text: string, limit: number): Titled[] {
  const typed = searchWords(text);
  if (typed.length === 0) return [];
  return pages
    .map((page) => ({ page, worth: worthOf(page, typed) }))
    .filter(({ worth }) => worth > 0)
    .sort(
      (one, two) =>
        two.worth - one.worth ||
        one.page.words.length - two.page.words.length ||
        one.page.title.localeCompare(two.page.title),
    )
    .slice(0, limit)
    .map(({ page }) => page);
}

/** Mean worth of the typed words; 0 if the page does not match. */
function worthOf(page: Titled, typed: string[]): number {
  const worths = typed.map((word) => wordWorth(page, word));
  const found = worths.filter((worth) => worth > 0);
  const isPartOfSearch =
    page.telling.length > 0 && page.telling.every((word) => typed.includes(word));
  if (found.length < typed.length && !isPartOfSearch) return 0;
  return worths.reduce((sum, worth) => sum + worth, 0) / typed.length;
}

function wordWorth({ words, further }: Titled, typed: string): number {
  if (words.includes(typed)) return fullMatch;
  if (words.some((word) => word.startsWith(typed))) return beginning;
  if (further.some((word) => word.startsWith(typed))) return furtherWord;
  return words.some((word) => isOneSlip(typed, word)) ? slip : 0;
}

/** Shorter words have too many neighbours. */
const shortest = 4;

/**
 * Returns whether two words of at least four letters differ by one slip after the first letter: a
 * letter too many, too few or another one, or two neighbours exchanged.
 */
export function isOneSlip(typed: string, word: string): boolean {
  // Rejects most words before they are compared letter by letter.
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  const [a, b] = [[...typed], [...word]];
  if (Math.min(a.length, b.length) < shortest) return false;
  const start = a.findIndex((letter, at) => letter !== b[at]);
  const at = start === -1 ? a.length : start;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (a.length !== b.length) {
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    return rest(long, at + 1) === rest(short, at);
  }
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return rest(a, at + 1) === rest(b, at + 1) || (isSwapped && rest(a, at + 2) === rest(b, at + 2));
}
