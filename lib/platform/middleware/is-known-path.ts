import { findPage } from '../../contract/find-page';

/** Returns whether a path has the shape of an address of the site. */
export function isKnownPath(path: string): boolean {
  const page = findPage(path);
  if (page?.isDevelopment) return process.env.NODE_ENV === 'development';
  return page !== undefined;
}
