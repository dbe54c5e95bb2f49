import { cutText } from '../contract/cut-text.ts';

/** Maximum characters of a search; the API refuses longer ones. */
const longestSearch = 200;

/**
 * Normalises a search from a URL: control characters, which PostgreSQL cannot store, become spaces.
 */
export function searchText(sent: string): string {
  return cutText(sent.replace(/\p{Cc}/gu, ' ').trim(), longestSearch).toWellFormed();
}
