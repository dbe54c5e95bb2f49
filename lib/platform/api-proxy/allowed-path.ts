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

/*
 * These calls return a token or visitor id, which must stay in httpOnly cookies: only next-auth and
 * the proxy call them, never scripts. Payment gateways use a separate route.
 */
const keptFromScripts =
  /^\/user\/(signin|verify-otp|login-link\/verify|visitor|logout)\/?$|^\/payments\/(return|webhook)\//;

/**
 * Returns the API path of a request to `/api/store/…`, or null if it is not allowed: unknown first
 * segment, dot segments in any encoding, double or encoded slashes (path traversal).
 */
export function allowedPath(pathname: string): string | null {
  const path = pathname.replace(/^\/api\/store/, '');
  if (!/^(\/[\w.~-]+)+\/?$/.test(path)) return null;
  const segments = path.split('/').filter(Boolean);
  if (segments.some((segment) => /^\.+$/.test(segment))) return null;
  if (!firstSegments.has(segments[0] ?? '')) return null;
  return keptFromScripts.test(path) ? null : path;
}
