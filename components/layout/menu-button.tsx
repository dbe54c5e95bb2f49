'use client';

import { useState, type ComponentType } from 'react';
import type { TopCategory } from '@/lib/category/menu';

interface DrawerProps {
  categories: TopCategory[];
  onClose: () => void;
}

const load = () => import('./menu-drawer');

/** Opens the drawer of a phone, whose code comes with the first touch; the footer's links without scripts. */
export function MenuButton({ categories }: { categories: TopCategory[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  return (
    <div className="-ml-2.5 lg:hidden">
      <a href="#site-links" aria-label="Menu" className="head-icon needs-no-script">
        <i aria-hidden className="icon icon-menu" />
      </a>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onClick={() => {
          setIsOpen(true);
          void load().then((module) => setDrawer(() => module.MenuDrawer));
        }}
        className="head-icon needs-script"
      >
        <i aria-hidden className="icon icon-menu" />
      </button>
      {isOpen && Drawer && <Drawer categories={categories} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
