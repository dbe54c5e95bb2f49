'use client';

import Link from 'next/link';
import type { MenuCategory } from '@/lib/category/menu';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Logo } from './logo';

export function SiteFooter({ categories }: { categories: MenuCategory[] }) {
  return (
    <footer className="site-chrome mt-18 border-t border-ink bg-paper-2 pb-28">
      <div className="frame grid gap-10 py-14 md:grid-cols-[1.4fr_1fr_1fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-xs">{site.description}</p>
        </div>
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop" className="small-caps">
            Shop
          </h2>
          <ul className="mt-3">
            {categories.map((category) => (
              <li key={category.id}>
                <Link
                  href={routes.shop({ category })}
                  prefetch={false}
                  className="inline-flex min-h-9 items-center hover:underline"
                >
                  {category.name}
                </Link>
              </li>
            ))}
            <li>
              <Link
                href="/shop"
                prefetch={false}
                className="inline-flex min-h-9 items-center hover:underline"
              >
                All products
              </Link>
            </li>
          </ul>
        </nav>
        <address className="not-italic" aria-labelledby="footer-reach">
          <h2 id="footer-reach" className="small-caps">
            Reach us
          </h2>
          <ul className="mt-3">
            <li>
              <a
                href={`mailto:${site.email}`}
                className="inline-flex min-h-9 items-center hover:underline"
              >
                {site.email}
              </a>
            </li>
            <li>
              <a
                href={`tel:${site.phone.replaceAll(' ', '')}`}
                className="inline-flex min-h-9 items-center hover:underline"
              >
                {site.phone}
              </a>
            </li>
            <li className="mt-2 text-1 text-ink-2">{site.address}</li>
          </ul>
        </address>
      </div>
    </footer>
  );
}
