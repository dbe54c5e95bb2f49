'use client';

import { Link } from './link';

export interface Crumb {
  label: string;
  href: string;
}

/** Nothing for a page directly below the home page: the logo leads there. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 text-1 text-ink-2">
        {crumbs.map((crumb, position) => (
          <li key={crumb.href} className="flex gap-x-2">
            {position > 0 && <span aria-hidden>/</span>}
            <Link href={crumb.href} className="py-0.5 hover:text-ink hover:underline">
              {crumb.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
