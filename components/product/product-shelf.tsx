import type { ProductCard as ProductCardData } from '@/lib/contract/product';
import { toCard } from '@/lib/features/product/to-card';
import { ProductCard } from './product-card';

/* What the widest screen shows in one row. */
const firstRow = 5;
/* More than a phone's first screen; the others are drawn when one comes near. */
const inSight = 6;

interface ProductShelfProps {
  products: ProductCardData[];
}

export function ProductShelf({ products }: ProductShelfProps) {
  const cards = products.map((product, place) => (
    <ProductCard key={product.id} product={toCard(product)} {...(place < firstRow && { place })} />
  ));
  return (
    <div className="shelf">
      {cards.slice(0, inSight)}
      {cards.length > inSight && <div className="shelf-rest">{cards.slice(inSight)}</div>}
    </div>
  );
}
