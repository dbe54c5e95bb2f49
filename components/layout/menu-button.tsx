import { useState, type ComponentType } from 'react';
import { fetchPart } from '@/components/ui/fetch-part';
import type { TopCategory } from '@/lib/features/category/menu';

interface DrawerProps {
  categories: TopCategory[];
  onClose: () => void;
}

/** Other parts of the page open the menu by a click on it. */
export const menuId = 'menu';

const load = () => import('./menu-drawer');

export function MenuButton({ categories }: { categories: TopCategory[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  return (
    <div className="-ml-2.5 lg:hidden">
      <a href="#site-links" aria-label="Menu" className="head-icon needs-no-script">
        <i aria-hidden className="icon icon-menu" />
      </a>
      <button
        id={menuId}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => load().catch(() => undefined)}
        onClick={async () => {
          setIsOpen(true);
          const part = await fetchPart(load());
          if (part) setDrawer(() => part.MenuDrawer);
          else setIsOpen(false);
        }}
        className="head-icon needs-script"
      >
        <i aria-hidden className="icon icon-menu" />
      </button>
      {isOpen && Drawer && <Drawer categories={categories} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
