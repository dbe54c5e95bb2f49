const wordsAMinute = 200;

/** How long a piece of HTML takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsAMinute));
}
