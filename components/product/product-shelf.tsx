import type { ProductCard as ProductCardData } from '@/lib/contract/product';
import { toCard } from '@/lib/product/to-card';
import { ProductCard } from './product-card';

interface ProductShelfProps {
  products: ProductCardData[];
  /** Whether its first row is in sight when the page opens. */
  isOnTop?: boolean;
  /** Narrower columns beside filters. */
  isBesideFilters?: boolean;
}

/** Products flush on their shelves, two to a phone's row, four to six on a desk. */
export function ProductShelf({ products, isOnTop, isBesideFilters }: ProductShelfProps) {
  const columns = isBesideFilters
    ? 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5'
    : 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6';
  return (
    <div className={`-mx-4 grid md:mx-0 ${columns}`}>
      {products.map((product, position) => (
        <ProductCard
          key={product.id}
          product={toCard(product)}
          {...(isOnTop && position < 2 && { isFirst: true })}
        />
      ))}
    </div>
  );
}
