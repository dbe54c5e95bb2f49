import { findPage } from '../contract/find-page.ts';
import { findCachedView } from './list-view.ts';

/** Returns whether the HTML of a page is rendered once and sent to everybody. */
export function isForEverybody(url = ''): boolean {
  const page = findPage(url);
  return page?.isCached === true || findCachedView(url) !== undefined;
}
