import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { categoryPlants } from '@/lib/content/category-plants';
import type { Category } from '@/lib/contract/category';
import { routes } from '@/lib/routes';

/** The categories as drawers of one cabinet, a plant on each. */
export function Cabinet({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null;
  const all = categories.reduce((sum, category) => sum + category.product_count, 0);
  return (
    <section aria-labelledby="cabinet" className="mt-14">
      <div className="mb-5 flex items-end justify-between gap-4">
        <h2 id="cabinet" className="font-display text-5 font-medium">
          The cabinet
        </h2>
        <Link href="/shop" className={linkClass}>
          All {all} products
        </Link>
      </div>
      <ul className="grid grid-cols-2 border border-ink md:grid-cols-5">
        {categories.map((category, position) => (
          <li
            key={category.id}
            className="relative border-ink p-3 not-last:border-r max-md:nth-[2n]:border-r-0 max-md:nth-[n+3]:border-t max-md:last:col-span-2 max-md:last:border-r-0 md:p-4"
          >
            <PlantDrawing
              name={categoryPlants[position % categoryPlants.length] ?? 'turmeric'}
              className="mx-auto h-28 w-full text-leaf-7 md:h-36"
            />
            <div className="mt-3 border border-rule bg-paper-0 px-3 py-2">
              <h3 className="font-display text-3">
                <Link
                  href={routes.shop({ category })}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {category.name}
                </Link>
              </h3>
              <p className="text-1 text-ink-2">{category.product_count} products</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
