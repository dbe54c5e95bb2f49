const asyncScript = /<script src="([^"]*)" async="">/g;
const preload = /<link rel="preload" as="script"[^<>]*>/g;

/**
 * Returns a page whose scripts wait for `startHeldScripts` of its first script: network and
 * processor belong to the first frame until it is drawn. A script without `src` is not loaded.
 */
export const holdScripts = (page: string): string =>
  page.replace(preload, '').replace(asyncScript, '<script data-src="$1" async="">');
