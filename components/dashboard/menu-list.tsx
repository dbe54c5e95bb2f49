'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { isInMenuItem, type MenuGroup } from '@/lib/dashboard/menu';

interface MenuListProps {
  menuGroups: MenuGroup[];
  /** One of them was chosen. */
  onChosen?: () => void;
}

export function MenuList({ menuGroups, onChosen }: MenuListProps) {
  const pathname = usePathname();
  return (
    <nav aria-label="Back office" className="office-menu-list">
      {menuGroups.map((wing) => (
        <section key={wing.label}>
          <h2>{wing.label}</h2>
          <ul>
            {wing.items.map((room) => (
              <li key={room.href}>
                <Link
                  href={room.href}
                  prefetch={false}
                  onClick={onChosen}
                  aria-current={isInMenuItem(pathname, room) ? 'page' : undefined}
                >
                  {room.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
