/** Characters of a search; the API refuses longer ones. */
const longestSearch = 200;

/** What a search in an address may hold: control characters, which no database keeps, count as blanks. */
export function searchText(sent: string): string {
  return sent
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .toWellFormed();
}
