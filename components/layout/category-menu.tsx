'use client';

import Link from 'next/link';
import type { MenuCategory } from '@/lib/category/menu';
import { routes } from '@/lib/routes';
import { MenuPanel } from './menu-panel';

/** The mega menu of a wide screen. Its links stand in the HTML whether it is open or not. */
export function CategoryMenu({ categories }: { categories: MenuCategory[] }) {
  return (
    <nav aria-label="Categories" className="relative">
      <ul className="flex gap-8">
        {categories.map((category) => (
          <li key={category.id}>
            <MenuPanel label={category.name}>
              <Link href={routes.shop({ category })} prefetch={false} className="menu-all">
                All {category.count} in {category.name.toLowerCase()}
              </Link>
              <ul className="menu-branches">
                {category.children.map((branch) => (
                  <li key={branch.id}>
                    <Link href={routes.shop({ category: branch })} prefetch={false}>
                      {branch.name}
                    </Link>
                    <ul>
                      {branch.children.map((leaf) => (
                        <li key={leaf.id}>
                          <Link href={routes.shop({ category: leaf })} prefetch={false}>
                            {leaf.name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </MenuPanel>
          </li>
        ))}
      </ul>
    </nav>
  );
}
