import { cutText } from '../contract/cut-text';
import { readableText } from '../contract/readable-text';

/** Converts HTML to one line of text, cut between words to at most `most` characters. */
export function plainText(html: string, maxLength: number): string {
  const text = readableText(html);
  if (text.length <= maxLength) return text;
  const cut = cutText(text, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[ ,;:.]+$/, '')}…`;
}
