import Link from 'next/link';
import { site } from '@/lib/site';
import type { LinkGroup } from '@/lib/site-links';

/** What the house is, and how to reach it. */
export function HousePanel({ groups }: { groups: LinkGroup[] }) {
  return (
    <div className="frame mega-columns">
      <ul className="mega-branches">
        {groups.map(({ title, links }) => (
          <li key={title}>
            <p className="mega-head">{title}</p>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} prefetch={false}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <address className="mega-side min-h-0 not-italic">
        <p className="font-display text-4 text-leaf-9">Ask us anything</p>
        <p className="mt-2 text-1 text-ink-2">{site.hours}</p>
        <p>
          <a href={`tel:${site.phone.replaceAll(' ', '')}`} className="mega-all">
            {site.phone}
          </a>
        </p>
        <p>
          <a href={`mailto:${site.email}`} className="mega-all">
            {site.email}
          </a>
        </p>
      </address>
    </div>
  );
}
