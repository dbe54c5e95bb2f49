/* Pure functions for search words, without database access. */

const mostWords = 8;
const longestWord = 40;

/** Stop words (English and Hindi): used only if the search has no other words. */
const smallWords = new Set(
  'a an and are at by for from in is it of on or the to with ka ke ki ko se mein aur'.split(' '),
);

/** Splits a text into lower-case words without punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** Returns the words of a search: at most 8, each at most 40 characters. */
export function searchWords(text: string): string[] {
  const words = wordsOf(text).map((word) => [...word].slice(0, longestWord).join(''));
  const telling = words.filter((word) => !smallWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, mostWords);
}

/**
 * Returns the edit distance (Damerau-Levenshtein: insertion, deletion, substitution, transposition)
 * between `typed` and the nearest prefix of `word`.
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

/** Returns the maximum edit distance accepted for a typed word. */
export function forgivenSlips(typed: string): number {
  const { length } = [...typed];
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

const shortestPart = 3;

/** Returns all ways to split a word in two parts of at least three letters. */
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

/** Returns the most similar of the known words; empty if all are too different. */
export function likelyMeant(typed: string, there: Iterable<string>): string[] {
  const most = forgivenSlips(typed);
  const near = [...new Set(there)]
    .map((word) => ({
      word,
      count: slips(typed, word),
      // Typing errors are rare in the first letter, so such words are ranked lower.
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
