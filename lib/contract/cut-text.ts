const blockEnd = /<(?:br|\/(?:p|li|h[1-6]|div|tr|dt|dd|blockquote|figcaption))\b[^>]*>/gi;
const isEnded = /[.!?:;,…।]["'”’)\]]*(?:\s|<[^>]*>)*$/;

/**
 * Ends each heading, paragraph and list item of an HTML text with a full stop, so that they stay
 * apart without their tags: unless it has a mark of its own, is the last, or goes on in small
 * letters.
 */
export function endBlocks(html: string): string {
  const blocks = html
    .replace(/\s+/g, ' ')
    .replace(blockEnd, (end) => (end.startsWith('<br') ? ' ' : `${end}\n`))
    .split('\n');
  const texts = blocks.map((block) => block.replace(/<[^>]*>/g, '').trim());
  return blocks
    .map((block, place) => {
      const next = texts.slice(place + 1).find(Boolean);
      const isOpen = texts[place] && next && !/^\p{Ll}/u.test(next);
      return isOpen && !isEnded.test(block)
        ? block.replace(/\s*((?:<\/[^>]*>\s*)*)$/, '.$1')
        : block;
    })
    .join(' ');
}

/* A joiner or a virama takes the next letter into its own; a mark belongs to the one before. */
const joinsNext = /[\u200d\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u{11133}]$/u;
const joinsLast = /^[\p{Mark}\p{Emoji_Modifier}\u200c\u200d]/u;

/**
 * Returns the start of a text, at most `most` UTF-16 units as columns and fields count them, cut
 * between letters: never inside a surrogate pair, an accented letter, a conjunct or an emoji.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most;
  while (end > 0 && !isBorder(text, end)) end -= 1;
  // A text of nothing but marks has no border.
  return text.slice(0, end || most).toWellFormed();
}

function isBorder(text: string, at: number): boolean {
  const isInPair =
    /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');
  if (isInPair) return false;
  return (
    !joinsLast.test(text.slice(at, at + 2)) && !joinsNext.test(text.slice(Math.max(0, at - 2), at))
  );
}
