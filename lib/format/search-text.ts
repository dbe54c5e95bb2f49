/** Maximum characters of a search; the API refuses longer ones. */
const longestSearch = 200;

/**
 * Normalises a search from a URL: control characters, which PostgreSQL cannot store, become spaces.
 */
export function searchText(sent: string): string {
  return sent
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .toWellFormed();
}
