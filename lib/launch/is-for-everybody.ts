import { findPage } from '../contract/find-page.ts';
import { keptViewOf } from './kept-view.ts';

/** Returns whether the HTML of a page is rendered once and sent to everybody. */
export function isForEverybody(url = ''): boolean {
  const page = findPage(url);
  return page?.isCached === true || keptViewOf(url) !== undefined;
}
