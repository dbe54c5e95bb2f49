import type { ProductCard as ProductCardData } from '@/lib/contract/product';
import { toCard } from '@/lib/product/to-card';
import { ProductCard } from './product-card';

/* What the widest screen shows in one row. */
const firstRow = 5;

interface ProductShelfProps {
  products: ProductCardData[];
}

/** Products flush on their shelves beside filters: two to a phone's row, four to five on a desk. */
export function ProductShelf({ products }: ProductShelfProps) {
  return (
    <div className="shelf">
      {products.map((product, place) => (
        <ProductCard
          key={product.id}
          product={toCard(product)}
          {...(place < firstRow && { place })}
        />
      ))}
    </div>
  );
}
