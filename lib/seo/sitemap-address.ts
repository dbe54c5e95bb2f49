import { standingPages } from '../contract/find-page';
import type { SitemapEntry, SitemapKind } from '../contract/seo';
import { routes } from '../platform/routes';

const addresses: Record<SitemapKind, (entry: SitemapEntry) => string | null> = {
  products: routes.product,
  reviews: routes.reviews,
  categories: ({ id }) => routes.shop({ category: { id } }),
  brands: ({ id }) => `${routes.shop()}?brand=${id}`,
  posts: ({ id, name }) => routes.blog({ id, title: name }),
  events: routes.event,
  concerns: ({ name }) => routes.concern({ slug: name }),
  pages: ({ name }) => (standingPages.includes(name) ? name : null),
};

/** Returns the path of a sitemap entry; null if it must not be indexed. */
export function sitemapAddress(kind: SitemapKind, entry: SitemapEntry): string | null {
  return addresses[kind](entry);
}
