import { siteUrl } from '../site-url.ts';
import type { ReadPage } from './read-page.ts';

interface Step {
  position: number;
  name: string;
  item: string;
}

const withoutPage = (address: string) =>
  address.replace(/([?&])page=\d+&?/, '$1').replace(/[?&]$/, '');

/** Checks that the breadcrumbs of a page lead from the home page to the page itself. */
export function breadcrumbFindings(path: string, { things, canonicals }: ReadPage): string[] {
  const lists = (things ?? []).filter((thing) => thing['@type'] === 'BreadcrumbList');
  if (path === '/') return lists.length === 0 ? [] : ['breadcrumbs on the home page'];
  const [list] = lists;
  if (!list || lists.length > 1) return [`${lists.length} lists of breadcrumbs`];
  const steps = list['itemListElement'] as Step[];
  const [first, last] = [steps[0], steps.at(-1)];
  const isOfMonth = /publish_filter=/.test(path);
  return [
    ...(first?.name === 'Home' && first.item === siteUrl
      ? []
      : [`its breadcrumbs begin with ${first?.name}, ${first?.item}`]),
    ...(isOfMonth || last?.item === withoutPage(canonicals[0] ?? '')
      ? []
      : [`its breadcrumbs end with ${last?.item}`]),
    ...(steps.every(({ position }, index) => position === index + 1)
      ? []
      : ['its breadcrumbs are not numbered in order']),
  ];
}
