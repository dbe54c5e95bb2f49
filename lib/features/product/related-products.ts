import type { ProductCard } from '../../contract/product';
import type { StoredRelations } from './queries';

/** Number of products in a full desktop row. */
const fullRow = 5;

export interface RelatedProducts {
  /** Null: loading failed. */
  goesWith: ProductCard[] | null;
  sameCategory: ProductCard[];
}

/**
 * Related products of a product, filled up from its category to a full row; then the rest of the
 * category, with `neighbours` of the parent category if it has few products.
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
