import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';
import type { ShelfOptions } from '@/lib/dashboard/products/shelf-options';
import { Panel } from '../panel';

/** In a new shop: what has to be there before a product can be saved, and where it is made. */
export function MissingShelves({ options }: { options: ShelfOptions }) {
  const missing = [
    { isThere: options.categories.length > 0, href: '/dashboard/categories', label: 'A category' },
    { isThere: options.brands.length > 0, href: '/dashboard/brands', label: 'A brand' },
    { isThere: options.forms.length > 0, href: '/dashboard/tags', label: 'A form' },
  ].filter(({ isThere }) => !isThere);
  if (missing.length === 0) return null;
  return (
    <Panel title="First of all" className="mb-6">
      <p className="text-ink-2">A product cannot be saved without these. Make one of each:</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {missing.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            prefetch={false}
            className={`${linkClass} inline-block py-2`}
          >
            {label}
          </Link>
        ))}
      </p>
    </Panel>
  );
}
