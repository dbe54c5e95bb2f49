import { ApiError } from '../api/api-error';
import { notOfferedCode } from '../api/not-offered';
import { readExtension, readStore } from '../api/server';
import {
  listFeedProducts,
  listSitemapEntries,
  listSitemaps,
  type FeedProduct,
  type SitemapEntry,
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

/** Reads the entries of a sitemap part piece by piece, on demand; none if there is no such part. */
export const readSitemapEntries = (kind: SitemapKind, page: number) =>
  orDerived(storedEntries(kind, page), () => derivedEntries(kind, page));

/** Reads all products of the merchant feed page by page, on demand. */
export const readFeedProducts = () => orDerived(storedFeed(), derivedFeed);

async function* storedEntries(kind: SitemapKind, page: number): AsyncGenerator<SitemapEntry[]> {
  for (let after: number | null | undefined; after !== null;) {
    const query = { page, after };
    const piece = await readStore(listSitemapEntries, { ...unkept, params: { kind }, query });
    if (piece.data.length > 0) yield piece.data;
    after = piece.next;
  }
}

async function* storedFeed(): AsyncGenerator<FeedProduct[]> {
  for (let after: number | null | undefined; after !== null;) {
    const piece = await readStore(listFeedProducts, { ...unkept, query: { after } });
    if (piece.data.length > 0) yield piece.data;
    after = piece.next;
  }
}
