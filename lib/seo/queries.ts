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

/** Not cached: sitemaps and feeds are streamed as they are read. */
const unkept = { tags: ['sitemap'], revalidate: 0 };

let sitemaps: Promise<SitemapShard[]> | undefined;

/** Reads the sitemap parts with their last change; concurrent requests share one read. */
export function readSitemaps(): Promise<SitemapShard[]> {
  sitemaps ??= readStore(listSitemaps, unkept)
    .then(({ data }) => data)
    .finally(() => (sitemaps = undefined));
  return sitemaps;
}

/** Reads the entries of a sitemap part page by page, on demand. */
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

/** Reads all products of the merchant feed page by page, on demand. */
export async function* readFeedProducts(): AsyncGenerator<FeedProduct[]> {
  for (let after: number | null | undefined; after !== null;) {
    const piece = await readStore(listFeedProducts, { ...unkept, query: { after } });
    if (piece.data.length > 0) yield piece.data;
    after = piece.next;
  }
}
