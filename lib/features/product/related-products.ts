import type { ProductCard } from '../../contract/product';
import type { StoredRelations } from './queries';

/** As many as fill a shelf on a desk. */
const fullRow = 5;

export interface RelatedProducts {
  /** Null where it could not be loaded. */
  goesWith: ProductCard[] | null;
  sameCategory: ProductCard[];
}

/**
 * What stands below a product: what goes with it, filled up from its category to a full shelf, and
 * the rest of the category, with `neighbours` from one level above where it holds little.
 */
export function relatedProductsOf(
  productId: number,
  relatedProducts: StoredRelations | null,
  neighbours: ProductCard[],
): RelatedProducts {
  if (!relatedProducts)
    return {
      goesWith: null,
      sameCategory: neighbours.filter(({ id }) => id !== productId).slice(0, fullRow),
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
  const missing = Math.max(0, fullRow - chosen.length);
  return {
    goesWith: [...chosen, ...rest.slice(0, missing)],
    sameCategory: rest.slice(missing, missing + fullRow),
  };
}
