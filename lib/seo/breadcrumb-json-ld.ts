import type { BreadcrumbList } from 'schema-dts';
import { absolute } from './absolute';

interface Step {
  label: string;
  href: string;
}

/** The way to a page: its steps from the top, the page itself last. */
export const breadcrumbList = (steps: Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});
