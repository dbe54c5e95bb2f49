import { storeRules } from '../../../contract/store-rules.ts';
import type { WishlistItem } from '../../../contract/wishlist.ts';
import { toRupees } from '../../../contract/money.ts';
import type { WishlistProduct } from './list-wishlist.ts';

export function toWishlistItem(row: WishlistProduct): WishlistItem {
  return {
    id: row.id,
    product_id: row.productId,
    name: row.name,
    images: row.images,
    product_price: toRupees(row.price),
    base_price: toRupees(row.basePrice),
    available_stock_quantity: toShownStock(row.stock),
    brand_name: row.brandName,
  };
}

/**
 * In the wishlist API null means out of stock, so an unknown stock is returned as the maximum
 * quantity allowed.
 */
function toShownStock(stock: number | null): number | null {
  if (stock === null) return storeRules.quantityWhereStockUnknown;
  return stock === 0 ? null : stock;
}
