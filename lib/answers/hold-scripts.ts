const asyncScript = /<script src="([^"]*)" async="">/g;
const preload = /<link rel="preload" as="script"[^<>]*>/g;

/**
 * Defers the scripts of a page until after its first paint, so that they do not compete with it for
 * network and processor: moves `src` to `data-src`, which browsers ignore. `startDeferredScripts` in
 * first-script.ts moves it back.
 */
export const holdScripts = (page: string): string =>
  page.replace(preload, '').replace(asyncScript, '<script data-src="$1">');
