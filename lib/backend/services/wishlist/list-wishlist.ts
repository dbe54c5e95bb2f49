import { sql } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { sellableStock } from '../cart/availability.ts';
import { ownedStatement } from '../cart/owned-statement.ts';

/** A product on the wishlist with its current data; amounts in paise. */
export interface WishlistProduct {
  id: number;
  productId: number;
  name: string;
  brandName: string;
  price: number;
  basePrice: number;
  /** Null: unknown. */
  stock: number | null;
  images: string[];
}

const wished = ownedStatement<WishlistProduct>(
  'wished_products_of',
  ({ column, value }) => sql`
    select w.id, p.id as "productId", p.name, b.name as "brandName", p.price,
           p.base_price as "basePrice", ${sellableStock} as stock,
           array(select path from product_images where product_id = p.id order by position) as images
    from wishlist_items w
    join products p on p.id = w.product_id
    join brands b on b.id = p.brand_id
    where w.${column} = ${value}
    order by w.created_at desc, w.id desc`,
);

/** Returns the caller's wishlist, newest first. */
export async function listWishlist(
  { db }: ServiceContext,
  owner: Owner,
): Promise<WishlistProduct[]> {
  return wished(db, owner);
}
