import Link from 'next/link';
import type { Category } from '@/lib/contract/category';
import { routes } from '@/lib/routes';
import { MenuPanel } from './menu-panel';

/** The mega menu of a wide screen. Its links stand in the HTML whether it is open or not. */
export function CategoryMenu({ categories }: { categories: Category[] }) {
  return (
    <nav aria-label="Categories" className="relative">
      <ul className="flex gap-8">
        {categories.map((category) => (
          <li key={category.id}>
            <MenuPanel label={category.name}>
              <div className="grid grid-cols-[12rem_1fr] gap-10 p-6">
                <div>
                  <p className="font-display text-4">{category.name}</p>
                  <p className="mt-2 text-1 text-ink-2">{category.description}</p>
                  <Link
                    href={routes.shop({ category })}
                    className="mt-4 inline-block text-1 font-semibold text-leaf-7 underline underline-offset-4"
                  >
                    All {category.product_count} products
                  </Link>
                </div>
                <ul className="grid grid-cols-3 gap-x-8 gap-y-6">
                  {category.children.map((branch) => (
                    <li key={branch.id}>
                      <Link
                        href={routes.shop({ category: branch })}
                        className="font-semibold hover:underline"
                      >
                        {branch.name}
                      </Link>
                      <ul className="mt-1">
                        {branch.children.map((leaf) => (
                          <li key={leaf.id}>
                            <Link
                              href={routes.shop({ category: leaf })}
                              className="inline-block py-1 text-1 text-ink-2 hover:text-ink hover:underline"
                            >
                              {leaf.name}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ul>
              </div>
            </MenuPanel>
          </li>
        ))}
      </ul>
    </nav>
  );
}
