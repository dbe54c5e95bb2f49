import Link from 'next/link';
import { CategoryMenu } from './category-menu';
import { HeaderAccount } from './header-account';
import { HeaderCounters } from './header-counters';
import { Logo } from './logo';
import { MenuDrawer } from './menu-drawer';
import { SearchBox } from './search-box';
import type { MenuCategory } from '@/lib/category/menu';

/** The chrome above every page: name, search, account, wishlist, cart, categories. */
export function SiteHeader({ categories }: { categories: MenuCategory[] }) {
  return (
    <header className="site-chrome border-b border-ink bg-paper-1">
      <div className="frame flex flex-wrap items-center gap-x-3 gap-y-2 py-2 md:gap-x-8 md:py-4">
        <MenuDrawer categories={categories} />
        <Logo />
        <div className="order-last w-full md:order-none md:w-auto md:flex-1">
          <SearchBox />
        </div>
        <div className="ml-auto flex items-center gap-1 md:gap-5">
          <HeaderAccount />
          <HeaderCounters />
        </div>
      </div>
      <div className="hidden border-t border-rule md:block">
        <div className="frame flex items-center">
          <CategoryMenu categories={categories} />
          <Link href="/shop" className="ml-auto py-3 font-medium hover:underline">
            All products
          </Link>
        </div>
      </div>
    </header>
  );
}
