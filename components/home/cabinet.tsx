import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import type { CSSProperties } from 'react';
import { categoryTints } from '@/lib/content/category-tints';
import type { Category } from '@/lib/contract/category';
import { findCategoryPlant } from '@/lib/content/category-plants';
import { productCount } from '@/lib/features/category/product-count';
import { routes } from '@/lib/platform/routes';

/** Categories in a single row; if there are more, they fill several rows of four or more. */
const maxInRow = 6;

export function Cabinet({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null;
  const counts = categories.flatMap(({ product_count: count }) => count ?? []);
  const all = counts.length < categories.length ? undefined : counts.reduce((a, b) => a + b, 0);
  return (
    <section aria-labelledby="cabinet" className="@container frame mt-10 md:mt-14">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="cabinet" className="min-w-[min(100%,6rem)] flex-1 font-display text-5 font-medium">
          Shop by category
        </h2>
        <Link
          href={routes.shop()}
          className={`inline-flex min-h-11 shrink-0 items-center ${linkClass}`}
        >
          {all === 1 ? 'View product' : `All ${productCount(all) ?? 'products'}`}
        </Link>
      </div>
      <ul
        className="cabinet"
        data-count={categories.length > maxInRow ? 'many' : categories.length}
      >
        {categories.map((category) => (
          <li
            key={category.id}
            style={
              {
                '--tint': categoryTints[findCategoryPlant(categories, category.id)],
              } as CSSProperties
            }
          >
            <PlantDrawing
              name={findCategoryPlant(categories, category.id)}
              className="cabinet-plant"
            />
            <div className="cabinet-slot">
              <h3>
                <Link href={routes.shop({ category })} prefetch={false}>
                  {category.name}
                </Link>
              </h3>
              <p>{productCount(category.product_count)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
