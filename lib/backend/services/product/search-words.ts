/* The words of a search, apart from any database. */

const mostWords = 8;
const longestWord = 40;

/** Words that say nothing about a product; they count only where nothing else was typed. */
const smallWords = new Set(
  'a an and are at by for from in is it of on or the to with ka ke ki ko se mein aur'.split(' '),
);

/** The words of a text, lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** The words that a search goes by: at most eight, none of them without end. */
export function searchWords(text: string): string[] {
  const words = wordsOf(text).map((word) => [...word].slice(0, longestWord).join(''));
  const telling = words.filter((word) => !smallWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, mostWords);
}

/**
 * How many letters have to be added, dropped, changed or swapped with their neighbour to make
 * `typed` into the beginning of `word`.
 */
export function slips(typed: string, word: string): number {
  const a = [...typed];
  const b = [...word];
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  a.forEach((letter, i) => {
    const row = [i + 1];
    b.forEach((other, j) => {
      const isSame = letter === other;
      let least = Math.min(
        (above[j] ?? 0) + (isSame ? 0 : 1),
        (above[j + 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
      );
      const isSwapped = i > 0 && j > 0 && letter === b[j - 1] && other === a[i - 1];
      if (isSwapped) least = Math.min(least, (before[j - 1] ?? 0) + 1);
      row.push(least);
    });
    before = above;
    above = row;
  });
  return Math.min(...above);
}

/** The most slips that a typed word may hold and still be understood. */
export function forgivenSlips(typed: string): number {
  const { length } = [...typed];
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

const shortestPart = 3;

/** All ways to read one word as two, neither of them very short. */
export function splits(word: string): [string, string][] {
  const letters = [...word];
  return letters
    .slice(shortestPart, Math.max(shortestPart, letters.length - shortestPart + 1))
    .map((_, index) => [
      letters.slice(0, index + shortestPart).join(''),
      letters.slice(index + shortestPart).join(''),
    ]);
}

const mostSuggestions = 3;

/** Of the words that there are, those that were most likely meant; none where all are far off. */
export function likelyMeant(typed: string, there: Iterable<string>): string[] {
  const most = forgivenSlips(typed);
  const near = [...new Set(there)]
    .map((word) => ({
      word,
      count: slips(typed, word),
      // Who mistypes a word seldom gets its first letter wrong.
      isOdd: word[0] !== typed[0],
      longer: Math.abs(word.length - typed.length),
    }))
    .filter(({ count, isOdd }) => count + (isOdd ? 1 : 0) <= most)
    .sort(
      (one, two) =>
        one.count - two.count ||
        Number(one.isOdd) - Number(two.isOdd) ||
        one.longer - two.longer ||
        one.word.localeCompare(two.word),
    );
  return near
    .filter(({ count }) => count === near[0]?.count)
    .slice(0, mostSuggestions)
    .map(({ word }) => word);
}
