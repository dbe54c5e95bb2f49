import { sql, type SQL } from 'drizzle-orm';
import { namedStatement } from '../../db/named-statement.ts';
import { isSold, sellableStock } from './availability.ts';
import { ownedStatement } from './owned-statement.ts';
import type { PricedLine } from './totals.ts';

/** A line of a cart with its product as it is now; amounts in paise. */
export interface CartLine extends PricedLine {
  id: number;
  productId: number;
  name: string;
  sku: string;
  hsn: string;
  brandId: number;
  brandName: string;
  /** The product's category and those above it. */
  categoryIds: number[];
  netQuantity: number;
  unit: string;
  image: string | null;
  /** What can be bought of it; null where the stock is unknown. */
  stock: number | null;
  /** Until then it is for Elite members alone; null where everybody may buy it. */
  membersUntilMs: number | null;
  /** Whether this store sells it still. */
  isSold: boolean;
  /** What two carts together held where less could be had; null where nothing was cut. */
  askedQuantity: number | null;
}

export interface CartLineRow extends CartLine {
  /** The code of the promotion that was applied to the whole cart. */
  couponCode: string | null;
  /** The hash of the gift voucher's code that lies on it. */
  giftVoucherHash: string | null;
}

const linesWhere = (condition: SQL) => sql`
  select i.id, i.quantity, i.asked_quantity as "askedQuantity", c.coupon_code as "couponCode",
         c.gift_voucher_hash as "giftVoucherHash",
         p.id as "productId", p.name, p.sku, p.hsn, p.price,
         p.base_price as "basePrice", p.gst_rate as "gstRate", p.unit,
         p.net_quantity::float8 as "netQuantity", ${sellableStock} as stock, ${isSold} as "isSold",
         (extract(epoch from p.members_until) * 1000)::float8 as "membersUntilMs",
         p.brand_id as "brandId", b.name as "brandName",
         array_remove(array[p.category_level_1, p.category_level_2, p.category_level_3, p.category_id], null)
           as "categoryIds",
         (select path from product_images where product_id = p.id order by position limit 1) as image
  from carts c
  join cart_items i on i.cart_id = c.id
  join products p on p.id = i.product_id
  join brands b on b.id = p.brand_id
  where ${condition}
  order by i.id`;

/** The lines of the caller's open cart, oldest first, at the prices of this moment. */
export const linesOfOwner = ownedStatement<CartLineRow>('cart_lines_of', ({ column, value }) =>
  linesWhere(sql`c.${column} = ${value} and c.closed_at is null`),
);

/** The lines of one cart (`cartId`), oldest first, at the prices of this moment. */
export const linesOfCart = namedStatement<CartLineRow>(
  'cart_lines',
  linesWhere(sql`c.id = ${sql.placeholder('cartId')}::integer`),
);
