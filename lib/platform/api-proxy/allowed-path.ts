const firstSegments = new Set([
  'accounting',
  'api',
  'bestofalltime',
  'blogs',
  'captcha',
  'cart',
  'categories',
  'cities',
  'countries',
  'ecommerce',
  'edit-order-payment-link',
  'events',
  'faqs',
  'files',
  'first-day',
  'get-order-payment-link',
  'get-subscription-payment-link',
  'getvoucgerpaymentlink',
  'home',
  'inquiries',
  'listwish',
  'lower-section',
  'musttry',
  'newarrival',
  'online_appointment_slots',
  'orders',
  'payments',
  'pin-codes',
  'product-section',
  'products',
  'rating_review',
  'staff',
  'states',
  'statistics-section',
  'stores',
  'text-pages',
  'user',
  'validate-voucher-code',
  'web',
  'wishlist',
]);

/* These answer with a token or a visitor id, which belong in httpOnly cookies: next-auth and the
   door call them, scripts do not. What gateways say comes in by a door of its own. */
const keptFromScripts =
  /^\/user\/(signin|verify-otp|login-link\/verify|visitor|logout)\/?$|^\/payments\/(return|webhook)\//;

/**
 * The path of the contract that a request to `/api/store/…` means, or null where the door does not
 * lead there: another first segment, dot segments in any spelling, doubled or encoded slashes.
 */
export function allowedPath(pathname: string): string | null {
  const path = pathname.replace(/^\/api\/store/, '');
  if (!/^(\/[\w.~-]+)+\/?$/.test(path)) return null;
  const segments = path.split('/').filter(Boolean);
  if (segments.some((segment) => /^\.+$/.test(segment))) return null;
  if (!firstSegments.has(segments[0] ?? '')) return null;
  return keptFromScripts.test(path) ? null : path;
}
