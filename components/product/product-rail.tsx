import type { ProductCard as ProductCardData } from '@/lib/contract/product';
import { toCard } from '@/lib/product/to-card';
import { ProductCard } from './product-card';

interface ProductRailProps {
  title: string;
  products: ProductCardData[];
}

/** A shelf that scrolls sideways, four to five things in sight on a desk. */
export function ProductRail({ title, products }: ProductRailProps) {
  if (products.length === 0) return null;
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return (
    <section aria-labelledby={id} className="below mt-14">
      <h2 id={id} className="mb-5 font-display text-5 font-medium">
        {title}
      </h2>
      <div
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        className="-mx-4 grid snap-x auto-cols-[minmax(11rem,46vw)] grid-flow-col overflow-x-auto md:mx-0 md:auto-cols-[31%] lg:auto-cols-[24%] xl:auto-cols-[19.5%]"
      >
        {products.map((product) => (
          <div key={product.id} className="rail-place">
            <ProductCard product={toCard(product)} />
          </div>
        ))}
      </div>
    </section>
  );
}
