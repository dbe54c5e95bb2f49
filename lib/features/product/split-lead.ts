import { readableText } from '../../contract/readable-text';
import { plainText } from '../../seo/xml';

/** Characters: about four lines of a phone. */
const longestLead = 240;

interface SplitDescription {
  /** Plain text. */
  lead: string;
  /** HTML of the description without the lead; empty if nothing is left. */
  rest: string;
}

/**
 * Splits a description into its first paragraph, which the page shows below the price, and the
 * rest. A long first paragraph is only quoted, up to the end of a sentence where there is one.
 */
export function splitLead(html: string): SplitDescription {
  const [paragraph = '', inner = ''] = /^\s*<p\b[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
  const first = readableText(inner || html);
  // What begins with a heading or a list is quoted, because it has no first paragraph.
  const isWhole = inner !== '' || !/<\w/.test(html);
  if (isWhole && first.length <= longestLead) {
    return { lead: first, rest: html.slice(inner ? paragraph.length : html.length).trim() };
  }
  if (first.length <= longestLead) return { lead: first, rest: html };
  const sentences = /^.*[.!?](?=\s)/s.exec(first.slice(0, longestLead))?.[0];
  return { lead: sentences ?? plainText(first, longestLead), rest: html };
}
