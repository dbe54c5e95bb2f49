import { brandsPath } from '@/lib/dashboard/brands/brand-paths';
import { categoriesPath } from '@/lib/dashboard/categories/category-paths';
import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';
import { tagsPath } from '@/lib/dashboard/tags/tag-paths';
import { Panel } from '../panel';
import { WayLinks } from '../way-links';

export function MissingOptions({ options }: { options: CatalogueOptions }) {
  const missing = [
    { isThere: options.categories.length > 0, href: categoriesPath, label: 'A category' },
    { isThere: options.brands.length > 0, href: brandsPath, label: 'A brand' },
    { isThere: options.forms.length > 0, href: tagsPath, label: 'A form' },
  ].filter(({ isThere }) => !isThere);
  if (missing.length === 0) return null;
  return (
    <Panel title="First of all" className="mb-6">
      <p className="text-ink-2">A product cannot be saved without these. Make one of each:</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <WayLinks ways={missing} />
      </p>
    </Panel>
  );
}
