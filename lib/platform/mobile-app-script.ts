/** Inline script: hides header and footer in the mobile app before the first paint, on pages cached for everyone. */
export const mobileAppScript = `if(new URLSearchParams(location.search).get('mobile')==='true')document.documentElement.dataset.mobile=''`;
