import { MarkedText } from '@/components/ui/marked-text';
import type { ProductCard as ProductCardData } from '@/lib/contract/product';
import { toCard } from '@/lib/features/product/to-card';
import { ProductCard } from './product-card';

const firstRow = 5;
/* More than a phone's first screen; the others are rendered near the viewport. */
const inSight = 6;

interface ProductGridProps {
  products: ProductCardData[];
  /** Beginnings of words to mark in the names, in lower case. */
  highlight?: readonly string[] | undefined;
}

export function ProductGrid({ products, highlight }: ProductGridProps) {
  const cards = products.map((product, place) => (
    <ProductCard
      key={product.id}
      product={toCard(product)}
      {...(highlight && {
        markedName: <MarkedText text={product.name} beginnings={highlight} />,
      })}
      {...(place < firstRow && { place })}
    />
  ));
  return (
    <div className="product-grid">
      {cards.slice(0, inSight)}
      {cards.length > inSight && <div className="product-grid-rest">{cards.slice(inSight)}</div>}
    </div>
  );
}
