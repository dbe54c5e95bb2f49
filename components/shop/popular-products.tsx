import { ProductGrid } from '@/components/product/product-grid';
import { readBestSellers } from '@/lib/features/home/queries';

/** Products: one full row, or two of a phone. */
const maxShown = 4;

/** Where somebody has nothing before them; nothing where the shop has no best sellers. */
export async function PopularProducts() {
  const products = await readBestSellers();
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
