import { Activity } from 'react';
import { MarkedText } from '@/components/ui/marked-text';
import type { ProductCard as ProductCardData } from '@/lib/contract/product';
import { toCard } from '@/lib/features/product/to-card';
import { findRelated } from '@/lib/features/search/find-related';
import { ProductCard } from './product-card';

const firstRow = 5;
/*
 * Two rows on a phone: the first screen, and the number of cards rendered and hydrated at a time
 * after it.
 */
const groupSize = 4;

interface ProductGridProps {
  products: ProductCardData[];
  /** Beginnings of words to mark in the names, in lower case. */
  highlight?: readonly string[] | undefined;
}

export function ProductGrid({ products, highlight }: ProductGridProps) {
  const related = findRelated(products, highlight ?? []);
  const cards = products.map((product, index) => (
    <ProductCard
      key={product.id}
      product={toCard(product)}
      {...(highlight && {
        markedName: <MarkedText text={product.name} beginnings={highlight} />,
        isRelated: related.has(product.id),
      })}
      {...(index < firstRow && { index })}
    />
  ));
  return (
    <div className="product-grid">
      {cards.slice(0, groupSize)}
      {Array.from({ length: Math.ceil(cards.length / groupSize) - 1 }, (_, group) => (
        <div key={group} className="product-grid-rest">
          <Activity>{cards.slice((group + 1) * groupSize, (group + 2) * groupSize)}</Activity>
        </div>
      ))}
    </div>
  );
}
