import { ProductGrid } from '@/components/product/product-grid';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { readBestSellers } from '@/lib/features/home/queries';
import { routes } from '@/lib/platform/routes';

export function NoProducts({ isShopEmpty }: { isShopEmpty: boolean }) {
  return (
    <EmptyState plant="neem" text="No products available!">
      {isShopEmpty ? (
        <>
          <p className="-mt-3 mb-6 max-w-[44ch] text-ink-2">
            We’re stocking up. Check back soon or tell us what you’re looking for.
          </p>
          <Link href={routes.contactUs} className={buttonClass()}>
            Write to us
          </Link>
        </>
      ) : (
        <Link href={routes.shop()} className={buttonClass()}>
          See all products
        </Link>
      )}
    </EmptyState>
  );
}

/** Products: one full row, or two of a phone. */
const maxShown = 4;

/** Best sellers for a view without products; nothing if the shop has none. */
export async function PopularProducts({ exclusions = [] }: { exclusions?: number[] }) {
  const products = (await readBestSellers()).filter(({ id }) => !exclusions.includes(id));
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="bestsellers">
      <h2 id="bestsellers" className="mb-5 font-display text-4 font-medium">
        Popular products
      </h2>
      <ProductGrid products={products.slice(0, maxShown)} />
    </section>
  );
}
