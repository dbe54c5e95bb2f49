'use client';

import { useId } from 'react';
import type { TopCategory } from '@/lib/features/category/menu';
import { routes } from '@/lib/platform/routes';
import { openGroups } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { footerGroups, type LinkGroup } from '@/lib/platform/site-links';
import { LinkItems } from './link-items';
import { Logo } from './logo';
import {
  paymentMethodsText,
  phoneHref,
  shopAddress,
} from '@/lib/features/shop-profile/shop-contact';

const maxCategories = 10;

export function SiteFooter({ categories }: { categories: TopCategory[] }) {
  const shop = useShop();
  const id = useId();
  const goods: LinkGroup = {
    title: 'Shop',
    links: [
      ...categories.slice(0, maxCategories).map((category) => ({
        label: category.name,
        href: routes.shop({ category }),
      })),
      { label: 'All products', href: routes.shop() },
    ],
  };
  return (
    <footer id="site-links" className="site-chrome foot">
      <div className="frame">
        <div className="foot-columns">
          <div>
            <Logo />
            <p className="mt-3 max-w-[17rem]">{shop.line}</p>
          </div>
          {[goods, ...openGroups(shop, footerGroups)].map(({ title, links }, index) => (
            <nav key={title} aria-labelledby={`${id}-${index}`}>
              <h2 id={`${id}-${index}`} className="foot-title">
                {title}
              </h2>
              <details className="foot-group">
                <summary className="foot-title">
                  {title} <span className="icon icon-chevron" />
                </summary>
                <ul>
                  <LinkItems links={links} />
                </ul>
              </details>
            </nav>
          ))}
        </div>
        <FooterBase />
      </div>
    </footer>
  );
}

function FooterBase() {
  const shop = useShop();
  return (
    <div className="foot-base">
      <address className="not-italic">
        {shop.phone && <a href={phoneHref(shop.phone)}>{shop.phone}</a>}
        {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
        <span>{shopAddress(shop)}</span>
      </address>
      {shop.social.length > 0 && (
        <p>
          {shop.social.map(({ label, href }) => (
            <a key={label} href={href} rel="noopener">
              {label}
            </a>
          ))}
        </p>
      )}
      <p>
        {paymentMethodsText(shop) && <span>We accept {paymentMethodsText(shop)}.</span>}
        {shop.fssai && <span>FSSAI {shop.fssai}</span>}
        {shop.gstin && <span>GSTIN {shop.gstin}</span>}
      </p>
    </div>
  );
}
