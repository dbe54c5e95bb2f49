import { sql, type SQL } from 'drizzle-orm';
import type { OwnerParts } from '../cart/owned-statement.ts';
import { catalogueVersion } from '../../catalogue-cache/catalogue-version.ts';

/** The columns of a product that are read on every request and never cached; amounts in paise. */
export interface LiveProduct {
  id: number;
  /** Higher after each change of the product's texts and pictures. */
  version: number;
  price: number;
  basePrice: number;
  stock: number | null;
  ratingSum: number;
  ratingCount: number;
  isInWishlist: boolean;
  /** Catalogue version, read in the same statement. */
  catalogue: string;
}

/** The columns of `LiveProduct`, from `products p`. */
export const liveColumns = (isInWishlist: SQL): SQL => sql`
  p.id, p.version, p.price, p.base_price as "basePrice", p.stock, p.rating_sum as "ratingSum",
  p.rating_count as "ratingCount", ${isInWishlist} as "isInWishlist", ${catalogueVersion} as catalogue`;

/** Whether the product `p` is on the owner's wishlist. */
export const isInWishlistOf = ({ column, value }: OwnerParts): SQL => sql`exists (
  select 1 from wishlist_items w where w.${column} = ${value} and w.product_id = p.id)`;

export const isInNoWishlist = sql.raw('false');
