import { findPage } from '../contract/find-page.ts';

const read = ['GET', 'HEAD'];

/**
 * Returns the methods that are allowed at a path. Browsers submit forms below /api; programs of
 * others, such as payment gateways, may end an address with a slash.
 */
export function allowedMethods(path: string): readonly string[] {
  return findPage(path.replace(/(?<=.)\/$/, ''))?.methods ?? read;
}
