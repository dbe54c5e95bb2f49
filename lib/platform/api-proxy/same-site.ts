/**
 * CSRF check: returns whether a changing request comes from this site's own pages. Browsers send
 * their origin; a client that sends none has no visitor's cookies. It is compared with the address
 * of the site, and with the requested host under the scheme of the site. X-Forwarded-Host is not
 * used, because the client can set it.
 */
export function isSameSite(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  // A form of a page without referrer sends the origin `null`; Sec-Fetch-Site then vouches for it.
  if (origin === 'null') return fetchSite === 'same-origin';
  const site = new URL(siteUrl);
  const requested = `${site.protocol}//${headers.get('host') ?? ''}`;
  return origin === site.origin || origin === parseOrigin(requested);
}

function parseOrigin(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
