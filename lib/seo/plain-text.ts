import { cutText, endBlocks } from '../contract/cut-text';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

const inlineTag = /<\/?(?:a|b|strong|em|i|u|s|sup|sub|span|code|mark)\b[^>]*>/gi;

/** Converts HTML to one line of text, cut between words to at most `most` characters. */
export function plainText(html: string, most: number): string {
  const text = endBlocks(html)
    .replace(inlineTag, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  const cut = cutText(text, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[ ,;:.]+$/, '')}…`;
}
