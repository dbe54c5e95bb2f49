'use client';

import { Menu } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Drawer } from '@/components/ui/drawer';
import type { MenuCategory } from '@/lib/category/menu';
import { routes } from '@/lib/routes';

/** The categories of a phone, in a drawer. */
export function MenuDrawer({ categories }: { categories: MenuCategory[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const pathname = usePathname();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) setIsOpen(false);
    last.current = pathname;
  }, [pathname]);
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-label="Menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="-ml-2 grid size-11 place-items-center rounded-control"
      >
        <Menu className="size-6" aria-hidden />
      </button>
      <Drawer title="Menu" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <nav aria-label="Categories" onClick={() => setIsOpen(false)}>
            {categories.map((category) => (
              <details
                key={category.id}
                className="group border-b border-rule"
                onClick={(event) => event.stopPropagation()}
              >
                <summary className="flex min-h-12 items-center px-4 font-display text-3">
                  {category.name}
                </summary>
                <ul className="pb-3" onClick={() => setIsOpen(false)}>
                  <li>
                    <Link
                      href={routes.shop({ category })}
                      className="flex min-h-11 items-center px-4 font-semibold text-leaf-7"
                    >
                      All of {category.name.toLowerCase()}
                    </Link>
                  </li>
                  {category.children.map((branch) => (
                    <li key={branch.id}>
                      <Link
                        href={routes.shop({ category: branch })}
                        className="flex min-h-11 items-center px-4"
                      >
                        {branch.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
            <Link href="/shop" className="flex min-h-12 items-center px-4 font-semibold">
              All products
            </Link>
          </nav>
        )}
      </Drawer>
    </div>
  );
}
