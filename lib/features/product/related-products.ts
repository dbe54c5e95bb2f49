import type { ProductCard } from '../../contract/product';
import type { StoredRelations } from './queries';

/** Number of products in a full desktop row. */
const fullRow = 5;

export interface RelatedProducts {
  /** Null: loading failed. */
  related: ProductCard[] | null;
  others: ProductCard[];
}

/**
 * The related products of a product, and the others of its category, without duplicates. Fills an
 * incomplete row of others with `neighbours` of the parent category.
 */
export function relatedProductsOf(
  productId: number,
  stored: StoredRelations | null,
  neighbours: ProductCard[],
): RelatedProducts {
  const seen = new Set([productId]);
  const fresh = (products: ProductCard[]) =>
    products.filter(({ id }) => !seen.has(id) && seen.add(id));
  const related = stored && fresh(stored.related);
  const others = fresh(stored?.others ?? []);
  const inStock = fresh(neighbours).filter((product) => product.available_stock_quantity !== 0);
  return {
    related,
    others: [...others, ...inStock.slice(0, Math.max(0, fullRow - others.length))],
  };
}
