/*
 * The site's own paths. The store uses them to decide which addresses cannot be redirected and
 * which targets a link may have. A test compares them with the storefront's routes.
 */

/** Static pages that search engines may index, independent of the store's content. */
export const standingPages: readonly string[] = [
  '/',
  '/shop',
  '/blogs',
  '/event',
  '/store-locator',
  '/consult-our-vaidya',
  '/subscription-plans',
  '/gift-voucher',
  '/about-us',
  '/inspire-and-support',
  '/organic-living',
  '/franchise',
  '/exports',
  '/bussiness',
  '/contact-us',
  '/faq',
  '/shipping-policy',
  '/terms-and-conditions',
  '/return-and-refund-policy',
  '/privacy-policy',
];

/** First path segments that are not pages, or are private. */
const ownSegments = new Set([
  '_next',
  'api',
  'cart',
  'checkout',
  'confirm-email',
  'consult-our-vaidya',
  'dashboard',
  'design',
  'feeds',
  'files',
  'login',
  'orders',
  'page-not-found',
  'payment',
  'pictures',
  'profile',
  'reset-password',
  'sandbox',
  'share',
  'signup',
  'sitemap',
  'store-locator',
  'store-unavailable',
  'subscription-payment',
  'update-password',
  'wishlist',
]);

/** Returns whether a path (without query) belongs to the site, with or without a page. */
export function isOwnPath(path: string): boolean {
  return standingPages.includes(path) || ownSegments.has(path.split('/')[1] ?? '');
}
