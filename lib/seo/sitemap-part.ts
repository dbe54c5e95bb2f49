import type { SitemapEntry, SitemapKind } from '../contract/seo';
import { absolute } from './absolute';
import { tag, type Xml } from './xml';
import { staticPages } from '../contract/find-page';
import { routes } from '../platform/routes';

const addresses: Record<SitemapKind, (entry: SitemapEntry) => string | null> = {
  products: routes.product,
  reviews: routes.reviews,
  categories: ({ id }) => routes.shop({ category: { id } }),
  brands: ({ id }) => `${routes.shop()}?brand=${id}`,
  posts: ({ id, name }) => routes.blog({ id, title: name }),
  events: routes.event,
  concerns: ({ name }) => routes.concern({ slug: name }),
  growers: ({ name }) => routes.grower({ slug: name }),
  pages: ({ name }) => (staticPages.includes(name) ? name : null),
};

/** Returns the path of a sitemap entry; null if it must not be indexed. */
function sitemapAddress(kind: SitemapKind, entry: SitemapEntry): string | null {
  return addresses[kind](entry);
}

/** `<url>` of one entry with its pictures; null if it must not be indexed. */
function urlOf(kind: SitemapKind, entry: SitemapEntry): Xml | null {
  const path = sitemapAddress(kind, entry);
  if (path === null) return null;
  return tag('url', [
    tag('loc', absolute(path)),
    ...(entry.updated_at ? [tag('lastmod', entry.updated_at)] : []),
    ...entry.images.map((image) => tag('image:image', tag('image:loc', absolute(image)))),
  ]);
}

/** Streams a sitemap part as its entries are read. */
export async function* sitemapPieces(
  kind: SitemapKind,
  entries: AsyncIterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  for await (const piece of entries) {
    yield piece.map((entry) => urlOf(kind, entry)?.xml ?? '').join('\n');
  }
}
