import type { User } from 'next-auth';
import type { JWT } from 'next-auth/jwt';

/** Seconds that a session lives in the browser: 30 days. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** With HTTPS the prefix keeps other hosts of the domain from setting the cookie. */
export const sessionCookie = (isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}next-auth.session-token`;

/** Content of the encrypted session cookie. */
export const toSessionToken = (user: User): JWT => ({
  sub: user.id,
  storeToken: user.storeToken,
  firstName: user.firstName,
  lastName: user.lastName,
  isStaff: user.isStaff,
});
