import Link from 'next/link';
import type { ReactNode } from 'react';
import { CurrentPage } from '@/components/layout/current-page';
import type { MenuGroup } from '@/lib/dashboard/menu';
import { routes } from '@/lib/platform/routes';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import { StaffExit } from './staff-exit';

interface DashboardFrameProps {
  menuGroups: MenuGroup[];
  shopName: string;
  name: string;
  children: ReactNode;
}

export function DashboardFrame({ menuGroups, shopName, name, children }: DashboardFrameProps) {
  return (
    <div className="office">
      <a href="#content" className="office-skip">
        Skip to content
      </a>
      <header className="office-top on-leaf">
        <MenuDrawer menuGroups={menuGroups} />
        <Link href={routes.dashboard} className="office-name">
          <b>
            {shopName}
            <i aria-hidden className="haldi-dot" />
          </b>
          <span>Back office</span>
        </Link>
        <Link href={routes.home} className="office-way">
          View shop
        </Link>
        <StaffExit name={name} />
      </header>
      <div className="office-side">
        <MenuList menuGroups={menuGroups} />
      </div>
      <main id="content" tabIndex={-1} className="office-main">
        <CurrentPage>{children}</CurrentPage>
      </main>
    </div>
  );
}
