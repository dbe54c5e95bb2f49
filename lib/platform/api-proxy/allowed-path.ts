import { downloads, endpoints } from '../../contract/calls';
import { getVisitor, logInByLink, logOut, signIn, verifyOtp } from '../../contract/login';
import { enterByOtp } from '../../contract/mobile-entry';
import { getHealth, listOutbox } from '../../contract/running';

/*
 * The answers of the logins hold a token or a visitor id, which belongs in httpOnly cookies: only
 * next-auth and the proxy call them. Health and outbox are for whoever runs the store API.
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
 * Returns the API path of a request to `/api/store/…`, or null if no call of the contract has it or if it
 * has dot segments, double slashes or encoded characters (path traversal).
 */
export function allowedPath(pathname: string): string | null {
  const path = pathname.replace(/^\/api\/store/, '');
  const [, first = ''] = path.split('/', 2);
  const isAllowed = patterns.get(first)?.some((pattern) => pattern.test(path)) ?? false;
  const hasDots = path.split('/').some((segment) => /^\.+$/.test(segment));
  return isAllowed && !hasDots ? path : null;
}
