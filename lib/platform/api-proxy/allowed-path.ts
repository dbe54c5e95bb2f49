import { downloads, endpoints } from '../../contract/calls';
import { matchesPath, type Endpoint } from '../../contract/endpoint';
import { getVisitor, logInByLink, logOut, signIn, verifyOtp } from '../../contract/login';
import { enterByOtp } from '../../contract/mobile-entry';
import { voucherPath } from '../../contract/paths';
import { getHealth, listOutbox } from '../../contract/running';
import { isSameSite } from './same-site';

/*
 * Login answers hold a token or a visitor id, which belongs in httpOnly cookies: only next-auth and
 * the proxy call them. Health and outbox are for the operator of the store API.
 */
const serverOnlyPaths: ReadonlySet<string> = new Set(
  [enterByOtp, getHealth, getVisitor, listOutbox, logInByLink, logOut, signIn, verifyOtp].map(
    ({ path }) => path,
  ),
);

const patterns = new Map<string, RegExp[]>();
for (const { path } of [...endpoints, ...downloads]) {
  if (serverOnlyPaths.has(path)) continue;
  const segments = path.split('/').filter(Boolean);
  const pattern = segments
    .map((segment) => (segment.startsWith('{') ? '[\\w.~-]+' : segment.replaceAll('.', '\\.')))
    .join('/');
  const first = segments[0] ?? '';
  patterns.set(first, [...(patterns.get(first) ?? []), new RegExp(`^/${pattern}/?$`)]);
}

/**
 * Returns the API path of a request to `/api/store/…`; null if it is not a call of the contract, or
 * has dot segments, double slashes or encoded characters (path traversal).
 */
export function allowedPath(pathname: string): string | null {
  const path = pathname.replace(/^\/api\/store/, '');
  const [, first = ''] = path.split('/', 2);
  const isAllowed = patterns.get(first)?.some((pattern) => pattern.test(path)) ?? false;
  const hasDots = path.split('/').some((segment) => /^\.+$/.test(segment));
  return isAllowed && !hasDots ? path : null;
}

const placeholders = (path: string) => path.split('{').length;

/* `/events/ecommerce/` before `/events/{id}/`. */
const calls = endpoints
  .filter(({ path }) => !path.startsWith('/staff/'))
  .toSorted((one, other) => placeholders(one.path) - placeholders(other.path));

/** Returns the call of a method and path; undefined for files and calls of the dashboard. */
export function findCall(method: string, path: string): Endpoint | undefined {
  return calls.find((call) => call.method === method && matchesPath(call, path));
}

/* The API applies a voucher by GET. */
const changingReads = [voucherPath];

/**
 * CSRF check: returns whether a changing call comes from another site, or from a link or image
 * instead of a script. In browsers without Sec-Fetch-Site, `Accept` distinguishes these.
 */
export function isForgedChange(
  method: string,
  path: string,
  headers: Headers,
  siteUrl: string,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return !isSameSite(headers, siteUrl);
  if (!changingReads.some((read) => path.replace(/\/$/, '') === read.replace(/\/$/, ''))) {
    return false;
  }
  const accept = headers.get('accept') ?? '';
  return !isSameSite(headers, siteUrl) || /text\/html|image\//.test(accept);
}
