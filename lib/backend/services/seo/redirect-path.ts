import { searchWords } from '../../search/engine.ts';
import { readPageAddress } from '../page-meta/page-address.ts';

/**
 * Normalises the source of a redirect: a decoded path without a query; for a search its words, such
 * as `/shop?search=black+pepper`.
 */
export function movedPath(pageUrl: string): string {
  const { path } = readPageAddress(pageUrl);
  const search = path === '/shop' ? searchQuery(pageUrl) : '';
  return search ? `${path}?${new URLSearchParams({ search })}` : readable(path);
}

/** Normalises the target of a redirect: a path with query and fragment, if any. */
export function targetPath(pageUrl: string): string {
  const { search, hash } = new URL(pageUrl, 'http://localhost');
  return `${readable(readPageAddress(pageUrl).path)}${search}${hash}`;
}

/** Returns whether a redirect is for a search, not for an address. */
export const isSearch = (fromPath: string): boolean => fromPath.startsWith('/shop?search=');

function searchQuery(pageUrl: string): string {
  const address = /^https?:\/\//i.test(pageUrl) ? pageUrl : `/${pageUrl.replace(/^[/\\]+/, '')}`;
  if (!URL.canParse(address, 'http://localhost')) return '';
  const { searchParams } = new URL(address, 'http://localhost');
  return searchWords(searchParams.get('search') ?? '').join(' ');
}

/** Decodes percent-encoding; paths that PostgreSQL text cannot store (NUL) stay encoded. */
function readable(path: string): string {
  try {
    const text = decodeURI(path);
    return text.includes('\0') ? path : text;
  } catch {
    return path;
  }
}
