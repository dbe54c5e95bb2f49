import type { ProductCard } from '../../contract/product';
import type { RelatedProducts } from './queries';

/** As many as fill a shelf on a desk. */
const fullShelf = 5;

export interface Shelves {
  /** Null where it could not be loaded. */
  goesWith: ProductCard[] | null;
  sameShelf: ProductCard[];
}

/**
 * What stands below a product: what goes with it, filled up from its category to a full shelf, and
 * the rest of the category, with `neighbours` from one level above where it holds little.
 */
export function shelvesBelow(
  productId: number,
  relatedProducts: RelatedProducts | null,
  neighbours: ProductCard[],
): Shelves {
  if (!relatedProducts)
    return {
      goesWith: null,
      sameShelf: neighbours.filter(({ id }) => id !== productId).slice(0, fullShelf),
    };
  const { related, others } = relatedProducts;
  const seen = new Set([productId]);
  const fresh = (products: ProductCard[]) =>
    products.filter(({ id }) => !seen.has(id) && seen.add(id));
  const chosen = fresh(related);
  const rest = [
    ...fresh(others),
    ...fresh(neighbours.filter((product) => product.available_stock_quantity !== 0)),
  ];
  const missing = Math.max(0, fullShelf - chosen.length);
  return {
    goesWith: [...chosen, ...rest.slice(0, missing)],
    sameShelf: rest.slice(missing, missing + fullShelf),
  };
}
