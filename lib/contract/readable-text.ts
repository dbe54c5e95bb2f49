const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
};

const hidden = /<(script|style)\b[^]*?<\/\1>/gi;
const block =
  /<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|table|tr|figure|figcaption|section|hr)\b[^<>]*>/gi;
const space = /<\/?(?:br|td|th)\b[^<>]*>/gi;
const tag = /<(?:\/?[a-z]|!)[^<>]*>/gi;
const endsSentence = /[.!?…:;,–—।-]["'”’)\]]*$/;
const continues = /^\p{Ll}/u;

/**
 * Converts HTML to plain text on one line. A heading, paragraph or list item without punctuation at
 * its end gets a full stop, unless the next text starts with a small letter.
 */
export function readableText(html: string): string {
  const parts = html
    .replace(hidden, ' ')
    .replace(/\s+/g, ' ')
    .replace(block, '\n')
    .replace(space, ' ')
    .replace(tag, '')
    .replace(/&(#?\w+);/g, (match, name: string) => entities[name] ?? match)
    .split('\n')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return parts
    .map((part, index) => {
      const next = parts[index + 1];
      return next === undefined || continues.test(next) || endsSentence.test(part)
        ? part
        : `${part}.`;
    })
    .join(' ');
}
