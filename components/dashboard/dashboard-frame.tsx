import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Wing } from '@/lib/dashboard/rooms';
import { routes } from '@/lib/platform/routes';
import { RoomDrawer } from './room-drawer';
import { RoomList } from './room-list';
import { StaffExit } from './staff-exit';

interface DashboardFrameProps {
  wings: Wing[];
  /** Whose shop it is. */
  shopName: string;
  /** Who works here. */
  name: string;
  children: ReactNode;
}

export function DashboardFrame({ wings, shopName, name, children }: DashboardFrameProps) {
  return (
    <div className="office">
      <a href="#content" className="office-skip">
        Skip to content
      </a>
      <header className="office-top on-leaf">
        <RoomDrawer wings={wings} />
        <Link href={routes.dashboard} className="office-name">
          {shopName}
          <i aria-hidden className="haldi-dot" />
          <span>Back office</span>
        </Link>
        <Link href={routes.home} className="office-way">
          To the shop
        </Link>
        <StaffExit name={name} />
      </header>
      <aside className="office-side">
        <RoomList wings={wings} />
      </aside>
      <main id="content" tabIndex={-1} className="office-room">
        {children}
      </main>
    </div>
  );
}
