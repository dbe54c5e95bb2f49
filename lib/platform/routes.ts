import { slugOf } from '../format/slug';

interface Named {
  id: number;
  name: string;
}

export interface ShopAddress {
  page?: number | undefined;
  category?: { id: number } | undefined;
  brand?: Named | undefined;
  search?: string | undefined;
}

function query(values: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** All URLs of the site. */
export const routes = {
  home: '/',
  cart: '/cart',
  wishlist: '/wishlist',
  checkout: '/checkout',
  profile: '/profile',
  addresses: '/profile#addresses',
  orders: '/profile#orders',
  subscription: '/profile#subscription',
  appointments: '/profile#appointments',
  editProfile: '/profile/edit',
  resetPassword: '/reset-password',
  loginLink: '/login/link',
  staffInvitation: (code: string) => `/staff-invitation/${encodeURIComponent(code)}`,
  updatePassword: '/update-password',
  confirmEmail: (code: string) => `/confirm-email/${code}`,
  pageNotFound: '/page-not-found',
  storeUnavailable: '/store-unavailable',
  vaidya: '/consult-our-vaidya',
  scheduleAppointment: '/consult-our-vaidya/schedule-appointment',
  membership: '/subscription-plans',
  subscriptionPayment: '/subscription-payment',
  giftVoucher: '/gift-voucher',
  aboutUs: '/about-us',
  inspireAndSupport: '/inspire-and-support',
  organicLiving: '/organic-living',
  exports: '/exports',
  business: '/bussiness',
  franchise: '/franchise',
  storeLocator: '/store-locator',
  contactUs: '/contact-us',
  events: '/event',
  blogs: '/blogs',
  faq: '/faq',
  shippingPolicy: '/shipping-policy',
  terms: '/terms-and-conditions',
  returnPolicy: '/return-and-refund-policy',
  privacyPolicy: '/privacy-policy',
  dashboard: '/dashboard',
  firstDay: '/dashboard/first-day',
  rss: '/feeds/journal.rss',
  atom: '/feeds/journal.atom',
  merchantFeed: '/feeds/products.xml',
  login: (backTo?: string) => `/login${query({ callbackUrl: backTo })}`,
  signup: (backTo?: string) => `/signup${query({ callbackUrl: backTo })}`,
  sessionEnded: (backTo: string) => `/api/session/ended${query({ callbackUrl: backTo })}`,
  shop: ({ page, category, brand, search }: ShopAddress = {}) =>
    `/shop${query({
      page,
      category: category?.id,
      brand: brand?.id,
      brand_name: brand?.name,
      search,
    })}`,
  product: ({ id, name }: Named) => `/products/${id}/${slugOf(name)}`,
  reviews: ({ id, name }: Named) => `/products/${id}/reviews/${slugOf(name)}`,
  blog: ({ id, title }: { id: number; title: string }) => `/blogs/${id}/${slugOf(title)}`,
  blogPreview: (token: string) => `/blogs/preview/${token}`,
  event: ({ id }: { id: number }) => `/event/${id}`,
  eventCalendar: ({ id }: { id: number }) => `/event/${id}/calendar.ics`,
  appointment: (id: number | string) => `/consult-our-vaidya/appointment/${id}`,
  appointmentCalendar: (id: number) => `/api/store/user/appointments/${id}/calendar/`,
  order: (orderId: string) => `/orders/${orderId}`,
  payment: (txnId: string) => `/payment/${txnId}`,
  invoice: (orderId: string) =>
    `/api/store/accounting/invoice-pdf/${query({ source_doc: orderId })}`,
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  stopNews: (token: string) => `/api/unsubscribe/${token}`,
  creditNote: (number: string) => `/api/store/accounting/credit-note-pdf/${query({ number })}`,
  addAddress: (backTo?: string) => `/profile/addresses/add${query({ callbackUrl: backTo })}`,
  editAddress: (id: number, backTo?: string) =>
    `/profile/addresses/${id}/edit${query({ callbackUrl: backTo })}`,
};

/** Patterns of existing paths; all others go to /page-not-found. */
export const knownPaths: RegExp[] = [
  /^\/$/,
  /^\/(shop|cart|wishlist|checkout|login(\/link)?|page-not-found|store-unavailable)$/,
  /^\/confirm-email\/[^/]+$/,
  /^\/(signup|first-day|update-password|reset-password(\/[^/]+)?|staff-invitation\/[^/]+)$/,
  /^\/products\/[^/]+(\/(reviews\/)?[^/]+)?$/,
  /^\/blogs(\/[^/]+(\/[^/]+)?)?$/,
  /^\/event(\/[^/]+(\/calendar\.ics)?)?$/,
  /^\/(about-us|terms-and-conditions|(shipping|return-and-refund|privacy)-policy|faq|franchise)$/,
  /^\/(organic-living|inspire-and-support|consult-our-vaidya|subscription-plans|store-locator)$/,
  /^\/(gift-voucher|bussiness|exports|contact-us)$/,
  /^\/consult-our-vaidya\/(schedule-appointment|appointment\/[^/]+)$/,
  /^\/store-locator\/[^/]+$/,
  /^\/profile(\/edit|\/addresses\/(add|[^/]+\/edit))?$/,
  /^\/orders\/[^/]+$/,
  /^\/subscription-payment$/,
  /^\/unsubscribe\/[^/]+$/,
  /^\/(payment|sandbox\/pay)\/[^/]+$/,
  /^\/dashboard(\/.*)?$/,
  // Only in development.
  ...(process.env.NODE_ENV === 'development' ? [/^\/design$/] : []),
];

/** Requires a login; the pages and the API check again. */
export const guardedPaths: RegExp[] = [
  /^\/profile(\/|$)/,
  /^\/orders\//,
  /^\/confirm-email\//,
  /^\/consult-our-vaidya\/./,
  /^\/dashboard(\/|$)/,
  /^\/(checkout|update-password|subscription-payment)$/,
];

/**
 * Returns a same-site path from a `callbackUrl`, else `fallback` (prevents open redirects).
 * Resolves the path like browsers do: `/.//evil.example` becomes `//evil.example`.
 */
export function safeBackTo(candidate: string | null | undefined, fallback: string): string {
  if (!candidate || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(candidate)) return fallback;
  const here = 'http://store.invalid';
  if (!URL.canParse(candidate, here)) return fallback;
  const { origin, pathname } = new URL(candidate, here);
  return origin === here && !pathname.startsWith('//') ? candidate : fallback;
}
