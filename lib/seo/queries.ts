import { readStore } from '../api/server';
import {
  listFeedProducts,
  listSitemapEntries,
  listSitemaps,
  type FeedProduct,
  type SitemapEntry,
  type SitemapKind,
  type SitemapShard,
} from '../contract/seo';

/** Sitemaps and feeds are written out as they are read: no copy of them is kept here. */
const unkept = { tags: ['sitemap'], revalidate: 0 };

let sitemaps: Promise<SitemapShard[]> | undefined;

/** The parts of the sitemap, and when each changed last; requests at the same time share one read. */
export function readSitemaps(): Promise<SitemapShard[]> {
  sitemaps ??= readStore(listSitemaps, unkept)
    .then(({ data }) => data)
    .finally(() => (sitemaps = undefined));
  return sitemaps;
}

/** All entries of one part of the sitemap, read piece by piece as they are asked for. */
export async function* readSitemapEntries(
  kind: SitemapKind,
  page: number,
): AsyncGenerator<SitemapEntry[]> {
  for (let after: number | null | undefined; after !== null;) {
    const query = { page, after };
    const piece = await readStore(listSitemapEntries, { ...unkept, params: { kind }, query });
    if (piece.data.length > 0) yield piece.data;
    after = piece.next;
  }
}

/** All products for a merchant feed, read piece by piece as they are asked for. */
export async function* readFeedProducts(): AsyncGenerator<FeedProduct[]> {
  for (let after: number | null | undefined; after !== null;) {
    const piece = await readStore(listFeedProducts, { ...unkept, query: { after } });
    if (piece.data.length > 0) yield piece.data;
    after = piece.next;
  }
}
