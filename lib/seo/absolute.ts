import { site } from '../site';

/**
 * The public address of a path of this site, with letters beyond ASCII as addresses spell them; an
 * address that is whole already stays as it is.
 */
export function absolute(path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  return path === '/' ? site.url() : new URL(`${site.url()}${path}`).href;
}
