/** Names of the cookie in which next-auth keeps where a login leads back to. */
export const callbackCookies = ['next-auth.callback-url', '__Secure-next-auth.callback-url'];

/** Whether next-auth can read where a login shall lead back to; for what it cannot read it answers 500. */
export function isCallbackAddress(address: string): boolean {
  if (!URL.canParse(address, address.startsWith('/') ? 'http://localhost' : undefined))
    return false;
  return address.startsWith('/') || /^https?:\/\//i.test(address);
}

/** Where a login leads back to: an address of this site, or its home page. */
export function callbackOfSite(address: string, siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  if (!URL.canParse(address, origin)) return siteUrl;
  const target = new URL(address, origin);
  return target.origin === origin ? target.href : siteUrl;
}
