import { sql, type Column, type SQL } from 'drizzle-orm';
import { foldedText } from './schema/search-texts.ts';

/** Escapes what LIKE would read as a wildcard. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Condition: the text contains this one, in any case, with or without accents. */
export const containsText = (text: Column | SQL, part: string): SQL =>
  sql`${foldedText(sql`${text}`)} like ${foldedText(sql`${`%${escapeLike(part)}%`}::text`)}`;

/** Condition: one of the texts contains this part, as `containsText`. */
export const oneContains = (texts: readonly (Column | SQL)[], part: string): SQL =>
  sql`(${sql.join(
    texts.map((text) => containsText(text, part)),
    sql` or `,
  )})`;

/** Splits a search into its words, at most 8. */
export const searchedWords = (search = ''): string[] =>
  search.split(/\s+/).filter(Boolean).slice(0, 8);

/**
 * Joins a search that is a mobile number into one word, without country code: numbers are stored
 * like that.
 */
export function joinMobileNumber(search = ''): string {
  const digits = search.replace(/[\s()-]/g, '');
  return /^\+?\d{5,13}$/.test(digits) ? digits.replace(/^\+?(91)?(?=\d{10}$)/, '') : search;
}

/** Conditions: each word of the search is in one of the texts, as `containsText`. */
export const matchWords = (texts: readonly (Column | SQL)[], search: string | undefined): SQL[] =>
  searchedWords(search).map((word) => oneContains(texts, word));
