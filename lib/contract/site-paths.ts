/*
 * Which addresses are the site's own: the store knows by them what may not be sent elsewhere and what
 * a link may lead to. A test holds them to the storefront's routes.
 */

/** Pages that search engines may find and that stand by themselves, whatever the store holds. */
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

/** First segments of addresses that are no pages of their own, or are for one person alone. */
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

/** Whether an address, without its query, is one of the site's own, with or without a page behind it. */
export function isOwnPath(path: string): boolean {
  return standingPages.includes(path) || ownSegments.has(path.split('/')[1] ?? '');
}
