import { sql } from 'drizzle-orm';
import { toRupees } from '../../../contract/money.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { WishlistItem } from '../../../contract/wishlist.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { sellableStock } from '../cart/availability.ts';
import { cardFamily, isCombo, toCardFamily, type CardFamily } from '../product/family-columns.ts';
import { ownedStatement } from '../cart/lock-open-cart.ts';

/** A product on the wishlist with its current data; amounts in paise. */
interface WishlistProduct {
  id: number;
  productId: number;
  name: string;
  brandName: string;
  price: number;
  basePrice: number;
  /** Null: unknown. */
  stock: number | null;
  images: string[];
  family: CardFamily | null;
  isCombo: boolean;
}

const wished = ownedStatement<WishlistProduct>(
  'wished_products_of',
  ({ column, value }) => sql`
    select w.id, p.id as "productId", p.name, b.name as "brandName", p.price,
           p.base_price as "basePrice", ${sellableStock} as stock,
           ${cardFamily} as family, ${isCombo} as "isCombo",
           array(select path from product_images where product_id = p.id order by position) as images
    from wishlist_items w
    join products p on p.id = w.product_id
    join brands b on b.id = p.brand_id
    where w.${column} = ${value}
    order by w.created_at desc, w.id desc`,
);

/** Returns the caller's wishlist, newest first. */
export async function listWishlist(
  { db, now }: ServiceContext,
  owner: Owner,
): Promise<WishlistProduct[]> {
  return wished(db, owner, { now: now().toISOString() });
}

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
    ...toCardFamily(row),
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

const count = ownedStatement<{ count: number }>(
  'count_wishlist_of',
  ({ column, value }) =>
    sql`select count(*)::integer as count from wishlist_items where ${column} = ${value}`,
);

/** Returns the number of products on the caller's wishlist. */
export async function countWishlist({ db }: ServiceContext, owner: Owner): Promise<number> {
  const [row] = await count(db, owner);
  return row?.count ?? 0;
}
