import { sql, type SQL } from 'drizzle-orm';
import { namedStatement } from '../../db/named-statement.ts';
import { isSold, isReturnable } from '../../db/is-listed.ts';
import { sellableStock } from './availability.ts';
import { ownedStatement } from './lock-open-cart.ts';
import type { PricedLine } from './totals.ts';

/** A cart line with its current product data; amounts in paise. */
export interface CartLine extends PricedLine {
  id: number;
  productId: number;
  name: string;
  sku: string;
  hsn: string;
  brandId: number;
  brandName: string;
  /** The product's category and its ancestors. */
  categoryIds: number[];
  netQuantity: number;
  unit: string;
  image: string | null;
  /** Available quantity; null if the stock is unknown. */
  stock: number | null;
  /** End of the Elite-members-only period; null if everybody may buy it. */
  membersUntilMs: number | null;
  isSold: boolean;
  /** False: only if it is damaged, wrong or expired. */
  isReturnable: boolean;
  /** Sum of two merged carts if less was available; null if nothing was reduced. */
  askedQuantity: number | null;
}

export interface CartLineRow extends CartLine {
  /** Code of the coupon applied to the whole cart. */
  couponCode: string | null;
  /** Hash of the code of the applied gift voucher. */
  giftVoucherHash: string | null;
}

/** Columns of a `CartLine`; needs the aliases `p` and `b` for products and brands. */
const productColumns = sql`
         p.id as "productId", p.name, p.sku, p.hsn, p.price,
         p.base_price as "basePrice", p.gst_rate as "gstRate", p.unit,
         p.net_quantity::float8 as "netQuantity", ${sellableStock} as stock, ${isSold} as "isSold",
         ${isReturnable} as "isReturnable",
         (extract(epoch from p.members_until) * 1000)::float8 as "membersUntilMs",
         p.brand_id as "brandId", b.name as "brandName",
         array_remove(array[p.category_level_1, p.category_level_2, p.category_level_3, p.category_id], null)
           as "categoryIds",
         (select path from product_images where product_id = p.id order by position limit 1) as image`;

const linesWhere = (condition: SQL) => sql`
  select i.id, i.quantity, i.asked_quantity as "askedQuantity", c.coupon_code as "couponCode",
         c.gift_voucher_hash as "giftVoucherHash", ${productColumns}
  from carts c
  join cart_items i on i.cart_id = c.id
  join products p on p.id = i.product_id
  join brands b on b.id = p.brand_id
  where ${condition}
  order by i.id`;

/** Reads the lines of the caller's open cart, oldest first, at current prices. */
export const linesOfOwner = ownedStatement<CartLineRow>('cart_lines_of', ({ column, value }) =>
  linesWhere(sql`c.${column} = ${value} and c.closed_at is null`),
);

/** Reads the lines of one cart (`cartId`), oldest first, at current prices. */
export const linesOfCart = namedStatement<CartLineRow>(
  'cart_lines',
  linesWhere(sql`c.id = ${sql.placeholder('cartId')}::integer`),
);

/** Reads products as lines (`wanted`: JSON of product ids and quantities), in the order given. */
export const linesOfProducts = namedStatement<CartLine>(
  'product_lines',
  sql`select w.place::integer as id, (w.one ->> 'quantity')::integer as quantity,
             null::integer as "askedQuantity", ${productColumns}
      from jsonb_array_elements(${sql.placeholder('wanted')}::jsonb)
             with ordinality as w(one, place)
      join products p on p.id = (w.one ->> 'productId')::integer
      join brands b on b.id = p.brand_id
      order by w.place`,
);
