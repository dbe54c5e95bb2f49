import { site } from '../platform/site';

const isPlain = /^[\x21-\x7e]*$/;

/** Returns the absolute URL of a path, non-ASCII characters encoded; a full URL is unchanged. */
export function absolute(path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  if (path === '/') return site.url();
  const address = `${site.url()}${path}`;
  // Performance: a sitemap calls this 100,000 times, so `new URL` is used only if encoding is
  // needed.
  return isPlain.test(path) ? address : new URL(address).href;
}

/** Makes the links and pictures of an HTML text absolute, for readers outside the site. */
export const absoluteLinks = (html: string): string =>
  html.replace(
    /(<(?:a|img)\b[^>]*?\s(?:href|src)=")(\/(?!\/)[^"]*)/gi,
    (_, start: string, path: string) => `${start}${absolute(path)}`,
  );
