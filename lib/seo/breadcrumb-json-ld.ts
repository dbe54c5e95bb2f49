import type { BreadcrumbList } from 'schema-dts';
import { routes } from '../platform/routes';
import { absolute } from './absolute';

export interface Step {
  label: string;
  href: string;
}

/** JSON-LD breadcrumbs: the home page first, then the steps to the current page. */
export const breadcrumbList = (...steps: Step[]): BreadcrumbList => ({
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
