import { buttonClass, linkClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { consultationCost } from '@/lib/content/consultation-cost';
import type { SearchReading } from '@/lib/contract/product';
import { getCategoryTree } from '@/lib/features/category/queries';
import { nearestCategories } from '@/lib/features/search/nearest-categories';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { PopularProducts } from './no-products';

interface NothingFoundProps {
  search: string;
  reading: SearchReading | undefined;
}

export async function NothingFound({ search, reading }: NothingFoundProps) {
  const [tree, shop] = await Promise.all([getCategoryTree(), readShop()]);
  const meant = reading?.meant;
  const categories = nearestCategories(tree, meant ?? search);
  return (
    <>
      <EmptyState plant="neem" text="No products available!">
        <p className="-mt-3 mb-6 wrap-anywhere">No results for “{search}”.</p>
        {!meant && (
          <p className="-mt-4 mb-6">Check the spelling, or try a shorter or more general word.</p>
        )}
        {meant && (
          <p className="mb-6">
            Did you mean{' '}
            <Link href={routes.shop({ search: meant })} className={linkClass}>
              {meant}
            </Link>
            ?
          </p>
        )}
        {categories.length > 0 && (
          <ul aria-label="Categories" className="mb-6 flex flex-wrap justify-center gap-2">
            {categories.map((category) => (
              <li key={category.id}>
                <Link href={routes.shop({ category })} className="chip">
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {isOpen(shop, routes.vaidya) && (
          <p className="mb-6 max-w-[44ch] text-ink-2">
            Need help choosing?{' '}
            <Link href={routes.vaidya} className={linkClass}>
              {consultationCost(shop).link}
            </Link>
            .
          </p>
        )}
        <Link href={routes.shop()} className={buttonClass()}>
          See all products
        </Link>
      </EmptyState>
      <PopularProducts />
    </>
  );
}
