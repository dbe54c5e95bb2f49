import { sql } from 'drizzle-orm';
import type { Redirect } from '../../../contract/seo.ts';
import type { ServiceContext } from '../../context.ts';
import { searchWords } from '../../search/engine.ts';
import { readPageAddress } from '../page-meta/page-address.ts';

/** Longer chains are errors; also stops at circular redirects. */
const longestChain = sql.raw('10');

/**
 * Returns the final target of a path, or of a search without results; null if it is not redirected,
 * or only in a circle.
 */
export async function findRedirect(
  { db }: ServiceContext,
  pageUrl: string,
): Promise<Redirect | null> {
  const { path } = readPageAddress(pageUrl);
  const { rows } = await db.execute<{ to: string; step: number }>(sql`
    with recursive chain as (
      select to_path, 1 as step from redirects where from_path = any(${sql.param([path, movedPath(pageUrl)])}::text[])
      union all
      select r.to_path, c.step + 1 from chain c join redirects r on r.from_path = c.to_path
      where c.step < ${longestChain}
    )
    select to_path as "to", step from chain order by step desc limit 1`);
  const [last] = rows;
  if (!last || last.to === path || last.step === 10) return null;
  return { from_path: path, to_path: last.to };
}

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
