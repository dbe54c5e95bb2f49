'use client';

import { buttonClass } from '@/components/ui/button-class';
import type { Store } from '@/lib/contract/store';

export function StoreLinks({ store }: { store: Store }) {
  const links = [
    { label: 'Directions', name: `Directions to ${store.store_name}`, href: store.location_url },
    {
      label: 'Virtual tour',
      name: `Virtual tour of ${store.store_name}`,
      href: store.virtual_location_url,
    },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {links.map(({ label, name, href }) => (
        <a
          key={label}
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={name}
          className={buttonClass('second', 'card')}
        >
          {label}
        </a>
      ))}
    </p>
  );
}
