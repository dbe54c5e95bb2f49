/*
 * Code points that join with the next letter (joiner, virama); marks belong to the previous letter.
 */
const joinsNext = /[\u200d\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u{11133}]$/u;
const joinsLast = /^[\p{Mark}\p{Emoji_Modifier}\u200c\u200d]/u;

/**
 * Returns the start of a text, at most `maxLength` UTF-16 units (as database columns and form
 * fields count), cut between letters: never inside a surrogate pair, an accented letter, a conjunct
 * or an emoji.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = maxLength;
  while (end > 0 && !isBorder(text, end)) end -= 1;
  // A text of only marks has no boundary.
  return text.slice(0, end || maxLength).toWellFormed();
}

function isBorder(text: string, at: number): boolean {
  const isInPair =
    /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');
  if (isInPair) return false;
  return (
    !joinsLast.test(text.slice(at, at + 2)) && !joinsNext.test(text.slice(Math.max(0, at - 2), at))
  );
}
