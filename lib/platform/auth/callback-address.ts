/** Names of the next-auth cookie with the return URL of a login. */
export const callbackCookies = ['next-auth.callback-url', '__Secure-next-auth.callback-url'];

/** Returns whether next-auth can parse a return URL; it answers 500 for invalid ones. */
export function isCallbackAddress(address: string): boolean {
  if (!URL.canParse(address, address.startsWith('/') ? 'http://localhost' : undefined))
    return false;
  return address.startsWith('/') || /^https?:\/\//i.test(address);
}

/** Returns a return URL of this site, or the home page (prevents open redirects). */
export function callbackOfSite(address: string, siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  if (!URL.canParse(address, origin)) return siteUrl;
  const target = new URL(address, origin);
  return target.origin === origin ? target.href : siteUrl;
}
