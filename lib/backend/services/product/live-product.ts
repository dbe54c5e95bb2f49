import { sql, type SQL, and, inArray } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import { catalogueVersion } from '../../catalogue-cache/catalogue-version.ts';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import type { OwnerParts } from '../cart/lock-open-cart.ts';
import { shownRatingCount, shownRatingSum } from '../review/family-reviews.ts';
import { cardFamily, isCombo, type CardFamily } from './family-columns.ts';

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
  /** Null without one. */
  family: CardFamily | null;
  isCombo: boolean;
  /** Catalogue version, read in the same statement. */
  catalogue: string;
}

/** The columns of `LiveProduct`, from `products p`, with the placeholder `now`. */
export const liveColumns = (isInWishlist: SQL): SQL => sql`
  p.id, p.version, p.price, p.base_price as "basePrice", p.stock, ${shownRatingSum} as "ratingSum",
  ${shownRatingCount} as "ratingCount", ${isInWishlist} as "isInWishlist",
  ${cardFamily} as family, ${isCombo} as "isCombo", ${catalogueVersion} as catalogue`;

/** Whether the product `p` is on the owner's wishlist. */
export const isInWishlistOf = ({ column, value }: OwnerParts): SQL => sql`exists (
  select 1 from wishlist_items w where w.${column} = ${value} and w.product_id = p.id)`;

export const isInNoWishlist = sql.raw('false');

/** Returns which of these ids are products of this site, on sale or not. */
export async function productsThere(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), sql`${companyId} = any(${products.websites})`));
  return new Set(rows.map(({ id }) => id));
}
