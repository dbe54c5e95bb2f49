'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isInMenuItem, type MenuGroup } from '@/lib/dashboard/menu';

/** Height of the fade at the end of the menu. */
const fadePx = 32;

interface MenuListProps {
  menuGroups: MenuGroup[];
  onChosen?: () => void;
}

export function MenuList({ menuGroups, onChosen }: MenuListProps) {
  const pathname = usePathname();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = list.current;
    const item = menu?.querySelector('[aria-current]');
    if (!menu || !item) return;
    if (menu.closest('dialog')) {
      item.scrollIntoView({ block: 'nearest' });
      return;
    }
    // Beside a page, `scrollIntoView` would move the page as well.
    const hidden = item.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
    menu.scrollTop += Math.max(0, hidden + fadePx);
  }, [pathname]);
  return (
    <nav ref={list} aria-label="Back office" className="office-menu-list">
      {menuGroups.map((group) => (
        <section key={group.label}>
          <h2>{group.label}</h2>
          <ul>
            {group.items.map((item) => (
              <li key={item.href}>
                <Link
                  href={item.href}
                  prefetch={false}
                  onClick={onChosen}
                  aria-current={isInMenuItem(pathname, item) ? 'page' : undefined}
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
