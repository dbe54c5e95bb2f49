import type { FixedPath, PagePath } from '../contract/site-pages';
import { toSlug } from '../contract/slug.ts';
import type { PlainFormName } from './form-posts/form-names';

type ParamsOf<Path> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;

/** Paths with parameters; those that take any number of segments are left out. */
type OpenPath = Exclude<Extract<PagePath, `${string}[${string}`>, `${string}...${string}`>;

interface Named {
  id: number;
  name: string;
}

export interface ShopAddress {
  page?: number | undefined;
  category?: { id: number; name?: string } | undefined;
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

type Address = FixedPath | `${FixedPath}#${string}` | `/dashboard/${string}`;

const at = (path: Address): string => path;

/** All URLs of the site. The compiler compares them with the table of pages. */
export const routes = {
  home: at('/'),
  cart: at('/cart'),
  wishlist: at('/wishlist'),
  checkout: at('/checkout'),
  profile: at('/profile'),
  addresses: at('/profile#addresses'),
  orders: at('/profile#orders'),
  subscription: at('/profile#subscription'),
  appointments: at('/profile#appointments'),
  editProfile: at('/profile/edit'),
  resetPassword: at('/reset-password'),
  loginLink: at('/login/link'),
  staffInvitation: (code: string) =>
    fillPath('/staff-invitation/[code]', { code: encodeURIComponent(code) }),
  updatePassword: at('/update-password'),
  confirmEmail: (code: string) => fillPath('/confirm-email/[code]', { code }),
  pageNotFound: at('/page-not-found'),
  storeUnavailable: at('/store-unavailable'),
  vaidya: at('/consult-our-vaidya'),
  scheduleAppointment: at('/consult-our-vaidya/schedule-appointment'),
  bookSlot: (slot: string) => at('/consult-our-vaidya/schedule-appointment') + query({ slot }),
  membership: at('/subscription-plans'),
  subscriptionPayment: at('/subscription-payment'),
  giftVoucher: at('/gift-voucher'),
  aboutUs: at('/about-us'),
  inspireAndSupport: at('/inspire-and-support'),
  organicLiving: at('/organic-living'),
  exports: at('/exports'),
  business: at('/bussiness'),
  franchise: at('/franchise'),
  storeLocator: at('/store-locator'),
  contactUs: at('/contact-us'),
  events: at('/event'),
  concerns: at('/concern'),
  growers: at('/growers'),
  lots: at('/lot'),
  blogs: at('/blogs'),
  faq: at('/faq'),
  shippingPolicy: at('/shipping-policy'),
  terms: at('/terms-and-conditions'),
  returnPolicy: at('/return-and-refund-policy'),
  privacyPolicy: at('/privacy-policy'),
  accessibility: at('/accessibility'),
  dashboard: at('/dashboard'),
  setup: at('/dashboard/first-day'),
  rss: at('/feeds/journal.rss'),
  atom: at('/feeds/journal.atom'),
  merchantFeed: at('/feeds/products.xml'),
  login: (backTo?: string) => at('/login') + query({ callbackUrl: backTo }),
  signup: (backTo?: string, step?: 'mobile' | 'otp') =>
    at('/signup') + query({ callbackUrl: backTo, step }),
  sessionEnded: (backTo: string) => at('/api/session/ended') + query({ callbackUrl: backTo }),
  shop: ({ page, category, brand, search }: ShopAddress = {}) =>
    at('/shop') +
    query({
      page,
      category: category?.id,
      category_name: category?.name,
      brand: brand?.id,
      brand_name: brand?.name,
      search,
    }),
  product: ({ id, name }: Named) =>
    fillPath('/products/[productId]/[slug]', { productId: id, slug: toSlug(name) }),
  reviews: ({ id, name }: Named) =>
    fillPath('/products/[productId]/reviews/[slug]', { productId: id, slug: toSlug(name) }),
  blog: ({ id, title }: { id: number; title: string }) =>
    fillPath('/blogs/[blogId]/[slug]', { blogId: id, slug: toSlug(title) }),
  blogPreview: (token: string) => fillPath('/blogs/preview/[token]', { token }),
  event: ({ id }: { id: number }) => fillPath('/event/[eventId]', { eventId: id }),
  eventCalendar: ({ id }: { id: number }) =>
    fillPath('/event/[eventId]/calendar.ics', { eventId: id }),
  concern: ({ slug }: { slug: string }) => fillPath('/concern/[slug]', { slug }),
  grower: ({ slug }: { slug: string }) => fillPath('/growers/[slug]', { slug }),
  lot: ({ number }: { number: string }) =>
    fillPath('/lot/[number]', { number: encodeURIComponent(number) }),
  appointment: (id: number | string) =>
    fillPath('/consult-our-vaidya/appointment/[appointmentId]', { appointmentId: id }),
  appointmentCalendar: (id: number) => `/api/store/user/appointments/${id}/calendar/`,
  order: (orderId: string) => fillPath('/orders/[orderId]', { orderId }),
  payment: (txnId: string) => fillPath('/payment/[txnId]', { txnId }),
  invoice: (orderId: string) =>
    `/api/store/accounting/invoice-pdf/${query({ source_doc: orderId })}`,
  unsubscribe: (token: string) => fillPath('/unsubscribe/[token]', { token }),
  stopNews: (token: string) => fillPath('/api/unsubscribe/[token]', { token }),
  creditNote: (number: string) => `/api/store/accounting/credit-note-pdf/${query({ number })}`,
  plainForm: (
    form: PlainFormName,
    about: { store?: string | number; event?: string | number } = {},
  ) => fillPath('/forms/[form]', { form }) + query(about),
  addAddress: (backTo?: string) => at('/profile/addresses/add') + query({ callbackUrl: backTo }),
  editAddress: (id: number, backTo?: string) =>
    fillPath('/profile/addresses/[addressId]/edit', { addressId: id }) +
    query({ callbackUrl: backTo }),
};

/**
 * Returns a same-site path from a `callbackUrl`, else `fallback` (prevents open redirects).
 * Resolves the path like browsers do: `/.//evil.example` becomes `//evil.example`.
 */
export function safeBackTo(candidate: string | null | undefined, fallback: string): string {
  if (!candidate || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(candidate)) return fallback;
  const here = 'http://store.invalid';
  if (!URL.canParse(candidate, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(candidate, here);
  // Encoded, because a header cannot hold other letters.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}

/** `/event/[eventId]` and `{ eventId: 7 }` → `/event/7`. Values are used as they are. */
function fillPath<Path extends OpenPath>(
  path: Path,
  params: Record<ParamsOf<Path>, string | number>,
): string {
  const values: Record<string, string | number> = params;
  return path.replace(/\[(\w+)\]/g, (_, name: string) => String(values[name]));
}
