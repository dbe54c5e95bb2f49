import type { SitemapEntry, SitemapKind } from '../contract/seo';
import { routes } from '../platform/routes';
import { slugOf } from '../format/slug';

/** Indexable pages without parameters. */
const keptPages = new Set<string>([
  routes.home,
  routes.shop(),
  routes.blogs,
  routes.events,
  routes.storeLocator,
  routes.vaidya,
  routes.membership,
  routes.giftVoucher,
  routes.aboutUs,
  routes.inspireAndSupport,
  routes.organicLiving,
  routes.franchise,
  routes.business,
  routes.exports,
  routes.contactUs,
  routes.faq,
  routes.shippingPolicy,
  routes.terms,
  routes.returnPolicy,
  routes.privacyPolicy,
]);

const addresses: Record<SitemapKind, (entry: SitemapEntry) => string | null> = {
  products: routes.product,
  reviews: ({ id, name }) => `/products/${id}/reviews/${slugOf(name)}`,
  categories: ({ id }) => routes.shop({ category: { id } }),
  brands: ({ id }) => `/shop?brand=${id}`,
  posts: ({ id, name }) => routes.blog({ id, title: name }),
  events: ({ id }) => `${routes.events}/${id}`,
  pages: ({ name }) => (keptPages.has(name) ? name : null),
};

/** Returns the path of a sitemap entry; null if it must not be indexed. */
export function sitemapAddress(kind: SitemapKind, entry: SitemapEntry): string | null {
  return addresses[kind](entry);
}
