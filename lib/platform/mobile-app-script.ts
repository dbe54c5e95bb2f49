/** Returns whether an address hides header and footer, for use inside a mobile app. */
export function isInMobileApp(search: string): boolean {
  return new URLSearchParams(search).get('mobile') === 'true';
}

/** Inline script: does so before the first paint, on pages cached for everyone. */
export const mobileAppScript = `if(new URLSearchParams(location.search).get('mobile')==='true')document.documentElement.dataset.mobile=''`;
