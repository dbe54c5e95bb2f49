'use client';

import { Link } from '@/components/ui/link';
import { openLinks } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import type { SiteLink } from '@/lib/platform/site-links';

interface HelpIndexProps {
  title: string;
  links: SiteLink[];
  current?: string;
}

export function HelpIndex({ title, links, current }: HelpIndexProps) {
  const shop = useShop();
  return (
    <nav aria-label={`${title}, index`} className="index">
      <p className="mb-2 border-b border-ink pb-2 small-caps text-ink-2">{title}</p>
      <ul>
        {openLinks(shop, links).map(({ label, href }) => (
          <li key={href}>
            <Link href={href} aria-current={href === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
