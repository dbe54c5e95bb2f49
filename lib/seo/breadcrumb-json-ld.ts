import type { BreadcrumbList } from 'schema-dts';
import { absolute } from './absolute';

interface Step {
  label: string;
  href: string;
}

/** JSON-LD breadcrumbs from the home page; the current page is last. */
export const breadcrumbList = (steps: Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});
