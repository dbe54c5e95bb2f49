'use client';

import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '@/components/ui/drawer';
import type { MenuGroup } from '@/lib/dashboard/menu';
import { MenuList } from './menu-list';

export function MenuDrawer({ menuGroups }: { menuGroups: MenuGroup[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className="office-menu">
        <Menu className="size-5" aria-hidden />
        <span className="sr-only">Menu</span>
      </button>
      <Drawer title="Back office" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <MenuList menuGroups={menuGroups} onChosen={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}
