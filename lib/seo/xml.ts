import { cutText } from '../contract/cut-text';
import { readableText } from '../contract/readable-text';

/** Safe markup; all other values are text and are escaped. */
export interface Xml {
  xml: string;
}

type Content = Xml | string | number | readonly Content[];

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/* Characters that XML 1.0 forbids. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/* Fast path: most texts of a sitemap are ASCII addresses without a character to escape. */
const isPlain = /^[\t\n\r !#-%'-;=?-~]*$/;

function escaped(content: string | number): string {
  const text = String(content);
  if (isPlain.test(text)) return text;
  return text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

function written(content: Content): string {
  if (typeof content === 'string' || typeof content === 'number') return escaped(content);
  return 'xml' in content ? content.xml : content.map(written).join('');
}

/** `<name a="1">content</name>`; text content is escaped. */
export function tag(
  name: string,
  content: Content = '',
  attributes: Record<string, string> = {},
): Xml {
  const set = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = written(content);
  const open = `<${name}${set.join('')}`;
  return { xml: inner === '' ? `${open}/>` : `${open}>${inner}</${name}>` };
}

/** Converts HTML to one line of text, cut between words to at most `maxLength` characters. */
export function plainText(html: string, maxLength: number): string {
  const text = readableText(html);
  if (text.length <= maxLength) return text;
  const cut = cutText(text, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[ ,;:.]+$/, '')}…`;
}
