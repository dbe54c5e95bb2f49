import { ApiError } from '../api/api-error';
import { notOfferedCode } from '../api/call-errors';
import { readExtension, readStore } from '../api/server';
import {
  listFeedProducts,
  listSitemapEntries,
  listSitemaps,
  type SitemapKind,
  type SitemapShard,
} from '../contract/seo';
import { derivedEntries, derivedFeed, derivedSitemaps } from './derived-entries';

/** Not cached: sitemaps and feeds are streamed as they are read. */
const unkept = { tags: ['sitemap'], revalidate: 0 };

let sitemaps: Promise<SitemapShard[]> | undefined;

/** Reads the sitemap parts with their last change; concurrent requests share one read. */
export function readSitemaps(): Promise<SitemapShard[]> {
  sitemaps ??= readExtension(listSitemaps, unkept, () => ({
    status: true,
    data: derivedSitemaps(),
  }))
    .then(({ data }) => data)
    .finally(() => (sitemaps = undefined));
  return sitemaps;
}

let knownParts = new Set<string>();

/**
 * Returns whether the sitemap has a part. Reads the index only for a part that the last index did
 * not name; a part that it named may be empty by now.
 */
export async function hasSitemapPart(kind: SitemapKind, page: number): Promise<boolean> {
  const name = `${kind}-${page}`;
  if (!knownParts.has(name)) {
    const parts = await readSitemaps();
    knownParts = new Set(parts.map((part) => `${part.kind}-${part.page}`));
  }
  return knownParts.has(name);
}

/** Reads from `pages`, or from `standIn` if the store API does not offer them. */
async function* orDerived<Entry>(
  pages: AsyncGenerator<Entry[]>,
  standIn: () => AsyncGenerator<Entry[]>,
): AsyncGenerator<Entry[]> {
  try {
    yield* pages;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== notOfferedCode) throw error;
    yield* standIn();
  }
}

/** Reads the entries of a sitemap part piece by piece, on demand. */
export const readSitemapEntries = (kind: SitemapKind, page: number) =>
  orDerived(storedEntries(kind, page), () => derivedEntries(kind));

/** Reads all products of the merchant feed page by page, on demand. */
export const readFeedProducts = () => orDerived(storedFeed(), derivedFeed);

const storedEntries = (kind: SitemapKind, page: number) =>
  piecesOf((after) =>
    readStore(listSitemapEntries, { ...unkept, params: { kind }, query: { page, after } }),
  );

const storedFeed = () =>
  piecesOf((after) => readStore(listFeedProducts, { ...unkept, query: { after } }));

interface Piece<Entry> {
  data: Entry[];
  next: number | null;
}

/** Reads one piece ahead: the store API works on it while the last one is written. */
async function* piecesOf<Entry>(
  read: (after?: number) => Promise<Piece<Entry>>,
): AsyncGenerator<Entry[]> {
  for (let coming: Promise<Piece<Entry>> | undefined = read(); coming;) {
    const { data, next }: Piece<Entry> = await coming;
    coming = next === null ? undefined : read(next);
    // Its failure is thrown when its turn comes.
    coming?.catch(() => undefined);
    if (data.length > 0) yield data;
  }
}
