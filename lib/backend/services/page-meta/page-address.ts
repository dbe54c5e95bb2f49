import { findNamedRecord, findRecord } from '../../../contract/find-page.ts';
import type { NamedPageRecord } from '../../../contract/site-pages.ts';

export type Page =
  | { kind: 'product' | 'reviews' | 'post' | 'event' | 'category' | 'brand'; id: number }
  | { kind: NamedPageRecord; slug: string }
  /** Perhaps a page of text: nothing but a look tells. */
  | { kind: 'text'; slug: string }
  | { kind: 'other' };

export interface PageAddress {
  /** Without query and trailing slash. */
  path: string;
  page: Page;
  /** Part of a list, such as `October 2026, page 2`. Empty for the first page of a full list. */
  part: string;
}

/** Parses a path or a full URL, with or without a query; accepts any input. */
export function readPageAddress(pageUrl: string): PageAddress {
  const url = toUrl(pageUrl);
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const isList = path === '/shop' || path === '/blogs';
  return {
    path,
    page: pageAt(path, url.searchParams),
    part: isList ? listPart(url.searchParams) : '',
  };
}

const months = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function listPart(query: URLSearchParams): string {
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(query.get('publish_filter') ?? '')?.[0];
  const page = toId(query.get('page')) ?? 1;
  return [month && months.format(new Date(`${month}-01`)), page > 1 && `page ${page}`]
    .filter(Boolean)
    .join(', ');
}

function toUrl(pageUrl: string): URL {
  const base = 'http://localhost';
  // A path that begins with two slashes would be parsed as a host name.
  const address = /^https?:\/\//i.test(pageUrl) ? pageUrl : `/${pageUrl.replace(/^[/\\]+/, '')}`;
  return URL.canParse(address, base) ? new URL(address, base) : new URL(base);
}

function pageAt(path: string, query: URLSearchParams): Page {
  if (path === '/shop') {
    const category = toId(query.get('category'));
    if (category) return { kind: 'category', id: category };
    const brand = toId(query.get('brand'));
    if (brand) return { kind: 'brand', id: brand };
  }
  const found = findRecord(path);
  if (found) return { kind: found.record, id: found.id };
  const named = findNamedRecord(path);
  if (named) return { kind: named.record, slug: named.slug };
  const slug = /^\/([a-z][a-z-]{2,60})$/.exec(path)?.[1];
  return slug ? { kind: 'text', slug } : { kind: 'other' };
}

function toId(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
  return id !== undefined && id <= 2_147_483_647 ? id : undefined;
}
