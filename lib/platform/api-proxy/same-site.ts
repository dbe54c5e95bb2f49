/**
 * CSRF check: returns whether a changing request comes from this site's own pages. Browsers send
 * their origin; a client that sends none has no visitor's cookies. X-Forwarded-Host is not used,
 * because the client can set it.
 */
export function isSameSite(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  // A form of a page without referrer sends the origin `null`; Sec-Fetch-Site then vouches for it.
  if (origin === 'null') return fetchSite === 'same-origin';
  const host = headers.get('host');
  return origin === new URL(siteUrl).origin || (host !== null && hostOf(origin) === host);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
