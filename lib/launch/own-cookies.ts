import type { IncomingMessage } from 'node:http';
import { callbackCookies } from '../platform/auth/callback-address.ts';
import { sessionCookie } from '../platform/auth/session-token.ts';
import { submittedFormCookieNames } from '../platform/form-posts/form-names.ts';
import { deviceCookie, visitorCookie } from '../platform/session/visitor-cookie.ts';

/** next-auth splits a session above 4 KB; a request has room for no more such parts. */
const maxSessionParts = 4;

const sessionParts = ['', ...Array.from({ length: maxSessionParts }, (_, part) => `.${part}`)];
const own = new Set([
  visitorCookie.name,
  deviceCookie.name,
  ...submittedFormCookieNames(),
  ...callbackCookies,
  ...[false, true].flatMap((isSecure) =>
    sessionParts.map((part) => `${sessionCookie(isSecure)}${part}`),
  ),
  'next-auth.csrf-token',
  '__Host-next-auth.csrf-token',
]);

/**
 * Removes all cookies that the storefront does not set itself, because Next parses the header
 * several times for each request. Of two with the same name the last counts.
 */
export function dropForeignCookies({ headers }: IncomingMessage): void {
  if (headers.cookie === undefined) return;
  const ownCookies = new Map<string, string>();
  for (const pair of headers.cookie.split(';')) {
    const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim();
    if (own.has(name)) ownCookies.set(name, pair.trim());
  }
  if (ownCookies.size > 0) headers.cookie = [...ownCookies.values()].join('; ');
  else delete headers.cookie;
}
