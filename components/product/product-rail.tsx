import { Activity } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { LoadFailure } from '@/components/ui/load-failure';
import { RailControls } from '@/components/ui/rail-controls';
import type { ProductCard as ProductCardData } from '@/lib/contract/product';
import { toCard } from '@/lib/features/product/to-card';
import { ProductCard } from './product-card';

interface ProductRailProps {
  title: string;
  /** Null: loading failed. */
  products: ProductCardData[] | null;
  allHref?: string;
}

/* CSS classes that hide the buttons at widths where the whole rail is visible. */
function buttonsFrom(count: number): string {
  if (count > 5) return 'hidden md:flex';
  if (count > 4) return 'hidden md:flex xl:hidden';
  if (count > 3) return 'hidden md:flex lg:hidden';
  return 'hidden';
}

export function ProductRail({ title, products, allHref }: ProductRailProps) {
  if (!products) {
    return (
      <LoadFailure title="There was an error loading the products!" text="Please reload the page" />
    );
  }
  if (products.length === 0) return null;
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return (
    <section aria-roledescription="carousel" aria-labelledby={id} className="mt-14 md:mt-18">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="min-w-[min(100%,6rem)] flex-1 font-display text-5 font-medium">
          {title}
        </h2>
        <div className="flex shrink-0 items-center gap-5">
          {allHref && (
            <Link
              href={allHref}
              aria-label={`See all: ${title}`}
              className={`inline-flex min-h-11 items-center ${linkClass}`}
            >
              See all
            </Link>
          )}
          <RailControls
            title={title}
            count={products.length}
            className={buttonsFrom(products.length)}
          />
        </div>
      </div>
      <div
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        data-count={products.length}
        className="carousel-view rail"
      >
        <div className="rail-track">
          <Activity>
            {products.map((product) => (
              <ProductCard key={product.id} product={toCard(product)} />
            ))}
          </Activity>
        </div>
      </div>
    </section>
  );
}
