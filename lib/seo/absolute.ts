import { site } from '../platform/site';

const isPlain = /^[\x21-\x7e]*$/;

/**
 * The public address of a path of this site, with letters beyond ASCII as addresses spell them; an
 * address that is whole already stays as it is.
 */
export function absolute(path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  if (path === '/') return site.url();
  const address = `${site.url()}${path}`;
  // A sitemap asks a hundred thousand times: only what needs it is read as an address.
  return isPlain.test(path) ? address : new URL(address).href;
}
