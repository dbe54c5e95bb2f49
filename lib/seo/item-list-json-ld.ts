import type { ItemList, BreadcrumbList } from 'schema-dts';
import { routes } from '../platform/routes';
import { absolute } from './absolute';

export interface Listed {
  name: string;
  href: string;
}

/**
 * JSON-LD of one page of a list, in page order. `before` is the number of items on earlier pages.
 */
export const itemList = (name: string, things: Listed[], before = 0): ItemList => ({
  '@type': 'ItemList',
  name,
  numberOfItems: things.length,
  itemListElement: things.map((thing, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: thing.name,
    url: absolute(thing.href),
  })),
});

/** JSON-LD breadcrumbs: the home page first, then the steps to the current page. */
export const breadcrumbList = (...steps: { label: string; href: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: 'Home', href: routes.home }, ...steps].map(
    ({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    }),
  ),
});
