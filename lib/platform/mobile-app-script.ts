/** Returns whether an address hides header and footer, for use in the web view of a mobile app. */
export function isInMobileApp(search: string): boolean {
  return new URLSearchParams(search).get('mobile') === 'true';
}

/** Inline script: hides them before the first paint, on pages cached for everyone. */
export const mobileAppScript = `if(new URLSearchParams(location.search).get('mobile')==='true')document.documentElement.dataset.mobile=''`;
