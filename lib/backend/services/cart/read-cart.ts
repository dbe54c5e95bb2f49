import { sql, type SQL } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { sellableStock } from './availability.ts';
import { ownedStatement } from './owned-statement.ts';
import { totalsOf, type PricedLine, type Totals } from './totals.ts';

/** A line of a cart with its product as it is now; amounts in paise. */
export interface CartLine extends PricedLine {
  id: number;
  productId: number;
  name: string;
  sku: string;
  hsn: string;
  brandName: string;
  netQuantity: number;
  unit: string;
  image: string | null;
  /** What can be bought of it; null where the stock is unknown. */
  stock: number | null;
}

export interface CartContents {
  lines: CartLine[];
  totals: Totals;
}

const linesWhere = (condition: SQL) => sql`
  select i.id, i.quantity, p.id as "productId", p.name, p.sku, p.hsn, p.price,
         p.base_price as "basePrice", p.gst_rate as "gstRate", p.unit,
         p.net_quantity::float8 as "netQuantity", ${sellableStock} as stock,
         b.name as "brandName",
         (select path from product_images where product_id = p.id order by position limit 1) as image
  from carts c
  join cart_items i on i.cart_id = c.id
  join products p on p.id = i.product_id
  join brands b on b.id = p.brand_id
  where ${condition}
  order by i.id`;

const linesOfOwner = ownedStatement<CartLine>('cart_lines_of', ({ column, value }) =>
  linesWhere(sql`c.${column} = ${value} and c.closed_at is null`),
);

const linesOfCart = namedStatement<CartLine>(
  'cart_lines',
  linesWhere(sql`c.id = ${sql.placeholder('cartId')}::integer`),
);

/** The caller's open cart at the prices of this moment; empty where there is none. */
export async function readCart({ db }: ServiceContext, owner: Owner): Promise<CartContents> {
  const lines = await linesOfOwner(db, owner);
  return { lines, totals: totalsOf(lines) };
}

/** The lines of one cart, oldest first, at the prices of this moment. */
export async function readCartLines({ db }: ServiceContext, cartId: number): Promise<CartLine[]> {
  return linesOfCart(db, { cartId });
}
