import type { Feature } from './features.ts';
import type { SitemapKind } from './seo.ts';

/** Kind of record at an address; its first parameter is the id, its second the name. */
export type PageRecord = 'product' | 'reviews' | 'post' | 'event';

/** The same for addresses whose parameter is a name. */
export type NamedPageRecord = 'concern' | 'grower';

export interface SitePage {
  /** `page`: HTML. `file`: for programs, such as a feed. `asset`: static. `call`: API. */
  kind: 'page' | 'file' | 'asset' | 'call';
  /** Rendered once and kept for all visitors, whatever its query. */
  isCached?: true;
  /** Part of the sitemap. Search engines may index only pages that have one. */
  sitemap?: SitemapKind;
  record?: PageRecord;
  namedRecord?: NamedPageRecord;
  needsLogin?: true;
  /** The address opens an account, a draft or a setting: no Referer may leak it. */
  hasToken?: true;
  /** Status of an error page. */
  status?: 404 | 503;
  /** Its error page says that the products are missing. */
  showsProducts?: true;
  /** 404 while the shop has this feature switched off. */
  feature?: Feature;
  /** Page that is sent in the place of what is missing; default: `/page-not-found`. */
  missingPage?: `/${string}`;
  /** Default: GET and HEAD. */
  methods?: readonly string[];
}

const read = ['GET', 'HEAD'] as const;
const readAndPost = [...read, 'POST'] as const;

/**
 * Every address of the site, by the path of its folder in `app`. Routes, middleware, sitemap,
 * redirects and the storefront decide by this table.
 */
export const sitePages = {
  '/': { kind: 'page', isCached: true, sitemap: 'pages', showsProducts: true },
  '/shop': { kind: 'page', sitemap: 'pages', showsProducts: true },
  '/products/[productId]': {
    kind: 'page',
    isCached: true,
    record: 'product',
    showsProducts: true,
  },
  '/products/[productId]/[slug]': {
    kind: 'page',
    isCached: true,
    sitemap: 'products',
    record: 'product',
    showsProducts: true,
  },
  '/products/[productId]/reviews/[slug]': {
    kind: 'page',
    isCached: true,
    sitemap: 'reviews',
    record: 'reviews',
    showsProducts: true,
  },
  '/cart': { kind: 'page' },
  '/wishlist': { kind: 'page' },
  '/checkout': { kind: 'page', needsLogin: true },
  '/payment/[txnId]': { kind: 'page' },
  '/sandbox/pay/[txnId]': { kind: 'page', methods: readAndPost },

  '/login': { kind: 'page' },
  '/login/link': { kind: 'page', isCached: true, hasToken: true },
  '/signup': { kind: 'page' },
  '/reset-password': { kind: 'page', isCached: true, hasToken: true },
  '/reset-password/[resetUUID]': { kind: 'page', hasToken: true },
  '/confirm-email/[code]': { kind: 'page', needsLogin: true, hasToken: true },
  '/undo/[code]': { kind: 'page', hasToken: true },
  '/staff-invitation/[code]': { kind: 'page', hasToken: true },
  '/first-day': { kind: 'page', hasToken: true },
  '/update-password': { kind: 'page', needsLogin: true },
  '/profile': { kind: 'page', needsLogin: true },
  '/profile/edit': { kind: 'page', needsLogin: true },
  '/profile/addresses/add': { kind: 'page', needsLogin: true },
  '/profile/addresses/[addressId]/edit': { kind: 'page', needsLogin: true },
  '/orders/[orderId]': { kind: 'page', needsLogin: true, missingPage: '/order-not-found' },
  '/order-not-found': { kind: 'page', status: 404 },
  '/dashboard': { kind: 'page', needsLogin: true },
  '/dashboard/[...page]': {
    kind: 'page',
    needsLogin: true,
    missingPage: '/dashboard/not-available',
  },

  '/blogs': { kind: 'page', sitemap: 'pages' },
  '/blogs/[blogId]': { kind: 'page', isCached: true, record: 'post' },
  '/blogs/[blogId]/[slug]': { kind: 'page', isCached: true, sitemap: 'posts', record: 'post' },
  '/blogs/preview/[token]': { kind: 'page', hasToken: true },
  '/unsubscribe/[token]': { kind: 'page', hasToken: true },
  '/event': { kind: 'page', sitemap: 'pages', feature: 'events' },
  '/event/[eventId]': {
    kind: 'page',
    isCached: true,
    sitemap: 'events',
    record: 'event',
    feature: 'events',
  },
  '/event/[eventId]/calendar.ics': { kind: 'file', feature: 'events' },
  '/concern': { kind: 'page', isCached: true, sitemap: 'pages' },
  '/concern/[slug]': {
    kind: 'page',
    isCached: true,
    sitemap: 'concerns',
    namedRecord: 'concern',
    showsProducts: true,
  },
  '/growers': { kind: 'page', isCached: true, sitemap: 'pages' },
  '/growers/[slug]': {
    kind: 'page',
    isCached: true,
    sitemap: 'growers',
    namedRecord: 'grower',
    showsProducts: true,
  },
  '/lot': { kind: 'page', sitemap: 'pages' },
  '/lot/[number]': { kind: 'page', missingPage: '/lot-not-found' },
  '/lot-not-found': { kind: 'page', status: 404 },
  '/store-locator': { kind: 'page', sitemap: 'pages', feature: 'stores' },
  '/about-us': { kind: 'page', isCached: true, sitemap: 'pages' },
  '/inspire-and-support': { kind: 'page', isCached: true, sitemap: 'pages', feature: 'inspire' },
  '/organic-living': { kind: 'page', isCached: true, sitemap: 'pages', feature: 'organic_living' },
  '/franchise': { kind: 'page', isCached: true, sitemap: 'pages', feature: 'franchise' },
  '/faq': { kind: 'page', isCached: true, sitemap: 'pages' },
  '/shipping-policy': { kind: 'page', isCached: true, sitemap: 'pages' },
  '/terms-and-conditions': { kind: 'page', isCached: true, sitemap: 'pages' },
  '/return-and-refund-policy': { kind: 'page', isCached: true, sitemap: 'pages' },
  '/privacy-policy': { kind: 'page', isCached: true, sitemap: 'pages' },
  '/accessibility': { kind: 'page', isCached: true, sitemap: 'pages' },

  '/consult-our-vaidya': { kind: 'page', isCached: true, sitemap: 'pages', feature: 'vaidya' },
  '/consult-our-vaidya/schedule-appointment': { kind: 'page', needsLogin: true, feature: 'vaidya' },
  '/consult-our-vaidya/appointment/[appointmentId]': { kind: 'page', needsLogin: true },
  '/subscription-plans': { kind: 'page', isCached: true, sitemap: 'pages', feature: 'elite' },
  '/subscription-payment': { kind: 'page', needsLogin: true, feature: 'elite' },
  '/gift-voucher': { kind: 'page', isCached: true, sitemap: 'pages', feature: 'gift_vouchers' },
  '/bussiness': { kind: 'page', isCached: true, sitemap: 'pages', feature: 'b2b' },
  '/exports': { kind: 'page', isCached: true, sitemap: 'pages', feature: 'exports' },
  '/contact-us': { kind: 'page', isCached: true, sitemap: 'pages' },

  '/forms/[form]': { kind: 'page' },

  '/offline': { kind: 'page', isCached: true },
  '/page-not-found': { kind: 'page', status: 404 },
  '/store-unavailable': { kind: 'page', status: 503 },

  '/robots.txt': { kind: 'file' },
  '/health': { kind: 'file' },
  '/.well-known/security.txt': { kind: 'file' },
  '/.well-known/change-password': { kind: 'file' },
  '/llms.txt': { kind: 'file' },
  '/sitemap.xml': { kind: 'file' },
  '/sitemap/[part]': { kind: 'file' },
  '/feeds/products.xml': { kind: 'file' },
  '/feeds/journal.rss': { kind: 'file' },
  '/feeds/journal.atom': { kind: 'file' },
  '/share/[kind]/[file]': { kind: 'file', isCached: true },
  '/files/[...path]': { kind: 'file' },
  '/manifest.webmanifest': { kind: 'file' },
  '/favicon.ico': { kind: 'file' },
  '/icon.svg': { kind: 'file' },
  '/apple-icon.png': { kind: 'file' },
  '/icon-maskable-512.png': { kind: 'file' },
  '/opengraph-image.png': { kind: 'file' },
  '/offline-worker.js': { kind: 'file' },
  '/service-worker.js': { kind: 'file' },
  '/staff-notices.js': { kind: 'file' },
  '/pictures/[...path]': { kind: 'asset' },
  '/_next/[...path]': { kind: 'asset' },

  '/api/store/[...path]': {
    kind: 'call',
    methods: [...readAndPost, 'PATCH', 'DELETE', 'OPTIONS'],
  },
  '/api/auth/[...nextauth]': { kind: 'call', methods: readAndPost },
  '/api/auth/callback/[[...provider]]': { kind: 'call', methods: ['POST'] },
  '/api/captcha': { kind: 'call' },
  '/api/forms/[form]': { kind: 'call', methods: ['POST'] },
  '/api/csp-reports': { kind: 'call', methods: ['POST'] },
  '/api/parcels/[courier]': { kind: 'call', methods: ['POST'] },
  '/api/payments/[channel]/[provider]': { kind: 'call', methods: readAndPost },
  '/api/revalidate': { kind: 'call', methods: ['POST'] },
  '/api/session/ended': { kind: 'call' },
  '/api/unsubscribe/[token]': { kind: 'call', methods: readAndPost },
  '/api/[[...path]]': { kind: 'call' },
} as const satisfies Record<`/${string}`, SitePage>;

export type PagePath = keyof typeof sitePages;

/** An address without parameters. */
export type FixedPath = Exclude<PagePath, `${string}[${string}`>;
