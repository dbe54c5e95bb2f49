'use client';

import { Activity } from 'react';
import type { TopCategory } from '@/lib/features/category/menu';
import { HeaderAccount } from './header-account';
import { HeaderCounters } from './header-counters';
import { HeaderMenus } from './header-menus';
import { HeaderStrip } from './header-strip';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import { SearchBox } from './search-box';

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
