/**
 * Whether a request that changes something comes from this site's own pages. Browsers say where
 * they come from; a program that says nothing carries no visitor's cookies either. X-Forwarded-Host is
 * not asked: whoever sends the request can write it.
 */
export function isSameSite(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  const host = headers.get('host');
  return origin === new URL(siteUrl).origin || (host !== null && hostOf(origin) === host);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
