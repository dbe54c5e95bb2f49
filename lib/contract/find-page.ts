import { isId } from './is-id.ts';
import { type NamedPageRecord, type PageRecord, type SitePage, sitePages } from './site-pages.ts';

interface Shape {
  path: string;
  pattern: RegExp;
  page: SitePage;
}

const fixedLength = ({ path }: Shape) => path.split('[', 1)[0]?.length ?? 0;

/*
 * `/blogs/[blogId]` → `^\/blogs\/([^/]+)$`; `[...x]` takes all that follows, `[[...x]]` also
 * nothing.
 */
const shapes: Shape[] = [];
for (const [path, page] of Object.entries<SitePage>(sitePages)) {
  const source = path
    .replace(/[.]/g, '\\.')
    .replace(/\/\[\[[^\]]*\]\]/g, '(?:/.+)?')
    .replace(/\[\\\.[^\]]*\]/g, '.+')
    .replace(/\[\w+\]/g, '([^/]+)');
  shapes.push({ path, page, pattern: new RegExp(`^${source}$`) });
}
// The longest fixed prefix wins: `/blogs/preview/x` is not a post.
shapes.sort((one, other) => fixedLength(other) - fixedLength(one));

const firstSegment = (path: string) => path.split('/', 2)[1] ?? '';
const byBeginning = Map.groupBy(shapes, ({ path }) => firstSegment(path));

function findShape(path: string): Shape | undefined {
  return byBeginning.get(firstSegment(path))?.find(({ pattern }) => pattern.test(path));
}

const stripQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

/** Returns the row of a path, with or without a query; undefined for an unknown path. */
export const findPage = (address: string): SitePage | undefined =>
  findShape(stripQuery(address))?.page;

/** Returns the pattern of a path, such as `/blogs/[blogId]`; undefined for an unknown path. */
export const findPagePattern = (address: string): string | undefined =>
  findShape(stripQuery(address))?.path;

interface RecordAddress {
  record: PageRecord;
  id: number;
  /** The name in the address, if it has one. */
  slug?: string | undefined;
}

/** Returns the record that a path is about, whether or not it exists. */
export function findRecord(address: string): RecordAddress | undefined {
  const path = stripQuery(address);
  const { page, pattern } = findShape(path) ?? {};
  const [, id = '', slug] = pattern?.exec(path) ?? [];
  if (!page?.record || !isId(id)) return undefined;
  return { record: page.record, id: Number(id), slug };
}

/** Returns the record with a name for an id that a path is about, whether or not it exists. */
export function findNamedRecord(
  address: string,
): { record: NamedPageRecord; slug: string } | undefined {
  const path = stripQuery(address);
  const { page, pattern } = findShape(path) ?? {};
  const slug = pattern?.exec(path)?.[1];
  return page?.namedRecord && slug ? { record: page.namedRecord, slug } : undefined;
}

/** Pages that search engines may index and that do not depend on records. */
export const staticPages: readonly string[] = shapes
  .filter(({ page }) => page.sitemap === 'pages')
  .map(({ path }) => path);

/**
 * Returns whether a path belongs to the site independent of its records: it cannot be redirected.
 */
export function isOwnPath(path: string): boolean {
  const page = findPage(path);
  return page !== undefined && !page.record && !page.namedRecord;
}
