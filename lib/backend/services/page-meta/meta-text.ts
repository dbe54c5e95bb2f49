import { readableText } from '../../../contract/readable-text.ts';

/** Shown in search engines and browser tabs; plain text. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

const longestTitle = 60;
const longestDescription = 160;

/** Cuts a text longer than `maxLength` characters at a word boundary and adds an ellipsis. */
export function clipped(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, maxLength - 1);
  const end = /\s/.test(text.charAt(maxLength - 1)) ? room.length : room.lastIndexOf(' ');
  const cut = end > maxLength / 2 ? room.slice(0, end) : room.replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s,;:.\u2013-]+$/, '')}…`;
}

/**
 * Returns the page title, with the shop's name if both fit. `part` (page of a list) is never cut
 * off.
 */
export function pageTitle(title: string, shop: string, part = ''): string {
  const named = readableText(title);
  const plain = part ? withoutShop(named, shop) : named;
  const end = part && `, ${part}`;
  if (plain.includes(shop)) return `${clipped(plain, longestTitle - end.length)}${end}`;
  const fullTitle = `${plain}${end} | ${shop}`;
  return fullTitle.length <= longestTitle
    ? fullTitle
    : `${clipped(plain, longestTitle - end.length)}${end}`;
}

/* Compared as a text: a name such as `C++ Organics` is no pattern. */
function withoutShop(title: string, shop: string): string {
  const front = shop && title.endsWith(shop) ? title.slice(0, -shop.length) : '';
  return /[|:–-]\s*$/.test(front) ? front.replace(/\s*[|:–-]\s*$/, '') : title;
}

/** Cuts HTML to a meta description of at most 160 characters; `part` is added in brackets. */
export function pageDescription(html: string, part = ''): string {
  const end = part && ` (${part})`;
  return `${clipped(readableText(html), longestDescription - end.length)}${end}`;
}
