'use client';

import { Activity, lazy, Suspense } from 'react';
import type { TopCategory } from '@/lib/features/category/menu';
import { HeaderCounters } from './header-counters';
import { HeaderMenus } from './header-menus';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import { SearchBox } from './search-box';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import type { Person } from '@/lib/platform/session/person';
import { useSession } from '@/lib/platform/session/use-session';
import { openLinks } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { stripLinks } from '@/lib/platform/site-links';
import { LinkItems } from './link-items';
import { DeliveryLocationButton } from './delivery-location-button';

/* Lazy chunk: most visitors are guests and need no menu. */
const AccountMenu = lazy(() =>
  import('./account-menu').then(
    (module) => ({ default: module.AccountMenu }),
    () => ({ default: AccountLink }),
  ),
);

function AccountLink({ person }: { person: Person }) {
  return (
    <Link href={routes.profile} className="head-icon max-md:hidden">
      <i aria-hidden className="icon icon-person" />
      <span className="max-lg:sr-only">{person.firstName || 'Account'}</span>
    </Link>
  );
}

function HeaderAccount() {
  const person = useSession();
  const link = (
    <Link href={routes.login()} className="head-icon max-md:hidden">
      <i aria-hidden className="icon icon-person" />
      <span className="max-lg:sr-only">Log in</span>
    </Link>
  );
  if (!person) return link;
  return (
    <Suspense fallback={link}>
      <AccountMenu person={person} />
    </Suspense>
  );
}

export function SiteHeader({ categories }: { categories: TopCategory[] }) {
  return (
    <header className="site-chrome head">
      <HeaderStrip />
      <div className="head-row frame">
        <MenuButton categories={categories} />
        <Logo />
        <SearchBox />
        <div className="head-icons">
          <label htmlFor="search" className="head-icon md:hidden">
            <span className="sr-only">Search</span>
            <i aria-hidden className="icon icon-search" />
          </label>
          <HeaderAccount />
          <HeaderCounters />
        </div>
      </div>
      <Activity>
        <HeaderMenus categories={categories} />
      </Activity>
    </header>
  );
}

function HeaderStrip() {
  const shop = useShop();
  const isStaff = useSession()?.isStaff;
  return (
    <div className="head-strip">
      <div className="frame">
        <DeliveryLocationButton />
        <ul>
          {isStaff && (
            <li>
              <Link href={routes.dashboard}>Dashboard</Link>
            </li>
          )}
          <LinkItems links={openLinks(shop, stripLinks)} />
        </ul>
      </div>
    </div>
  );
}
