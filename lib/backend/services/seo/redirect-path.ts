import { searchWords } from '../product/search-words.ts';
import { readPageAddress } from '../page-meta/page-address.ts';

/**
 * How a redirect names what it leads away from: a path, readable and without a query; of a search the
 * words that it goes by, `/shop?search=black+pepper`.
 */
export function movedPath(pageUrl: string): string {
  const { path } = readPageAddress(pageUrl);
  const search = path === '/shop' ? wordsOfSearch(pageUrl) : '';
  return search ? `${path}?${new URLSearchParams({ search })}` : readable(path);
}

/** Where a redirect leads: a path with its query and the place on the page, if any. */
export function targetPath(pageUrl: string): string {
  const { search, hash } = new URL(pageUrl, 'http://localhost');
  return `${readable(readPageAddress(pageUrl).path)}${search}${hash}`;
}

/** Whether a redirect is for a search rather than an address. */
export const isSearch = (fromPath: string): boolean => fromPath.startsWith('/shop?search=');

function wordsOfSearch(pageUrl: string): string {
  const address = /^https?:\/\//i.test(pageUrl) ? pageUrl : `/${pageUrl.replace(/^[/\\]+/, '')}`;
  if (!URL.canParse(address, 'http://localhost')) return '';
  const { searchParams } = new URL(address, 'http://localhost');
  return searchWords(searchParams.get('search') ?? '').join(' ');
}

/** Addresses spell letters beyond ASCII with percent signs; what PostgreSQL keeps in no text stays so. */
function readable(path: string): string {
  try {
    const text = decodeURI(path);
    return text.includes('\0') ? path : text;
  } catch {
    return path;
  }
}
