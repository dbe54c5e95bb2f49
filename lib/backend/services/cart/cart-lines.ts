import { sql, type SQL } from 'drizzle-orm';
import type { LineOption } from '../../../contract/line-options.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { isListed, isSold, isReturnable } from '../../db/is-listed.ts';
import { sellableStock } from './availability.ts';
import { ownedStatement } from './lock-open-cart.ts';

/** Current data of a product in a cart line; amounts in paise. */
export interface LineProduct {
  productId: number;
  name: string;
  sku: string;
  hsn: string;
  brandId: number;
  brandName: string;
  /** The product's category and its ancestors. */
  categoryIds: number[];
  /** Price of one piece. */
  price: number;
  /** MRP of one piece. */
  basePrice: number;
  /** In hundredths of a percent: 500 is 5 %. */
  gstRate: number;
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
  /** Null: not part of a family. */
  family: { name: string; axes: string[]; options: string[] } | null;
}

/** Returns the size or flavour of a product in its family; null without a family. */
export const lineOptions = ({ family }: Pick<LineProduct, 'family'>): LineOption[] | null =>
  family && family.axes.map((axis, i) => ({ axis, value: family.options[i] ?? '' }));

/** A product in a combo. */
export interface ComboPart extends LineProduct {
  /** In one combo. */
  quantity: number;
  /** Agreed share of these pieces in the price of one combo, in paise; left out: by their price. */
  share?: number;
}

export interface CartLine extends LineProduct {
  /** Of the cart item, or of the first line of an order's row; 0: a new row. */
  id: number;
  quantity: number;
  /** Of a combo; null: a single product. */
  parts: ComboPart[] | null;
  /** Sizes of the product's family that are on sale. Read for carts only; null: no family. */
  members?: { productId: number; options: string[]; price: number; stock: number | null }[] | null;
  /** Quantity that a placed order has already; left out: a new line. */
  taken?: number;
  /** Whether other lines of the cart leave less than is in stock. */
  isStockShared?: boolean;
  /** Sum of two merged carts if less was available; null if nothing was reduced. */
  requestedQuantity: number | null;
}

export interface CartLineRow extends CartLine {
  /** Code of the coupon applied to the whole cart. */
  couponCode: string | null;
  /** Hash of the code of the applied gift voucher. */
  giftVoucherHash: string | null;
}

/** Columns of a `LineProduct`; needs the alias `p` for products. */
const productColumns = sql`
         p.id as "productId", p.name, p.sku, p.hsn, p.price,
         p.base_price as "basePrice", p.gst_rate as "gstRate", p.unit,
         p.net_quantity::float8 as "netQuantity", ${sellableStock} as stock, ${isSold} as "isSold",
         ${isReturnable} as "isReturnable",
         (extract(epoch from p.members_until) * 1000)::float8 as "membersUntilMs",
         p.brand_id as "brandId", (select name from brands where id = p.brand_id) as "brandName",
         array_remove(array[p.category_level_1, p.category_level_2, p.category_level_3, p.category_id], null)
           as "categoryIds",
         (select path from product_images where product_id = p.id order by position limit 1) as image,
         (select jsonb_build_object('name', f.name, 'axes', f.axes, 'options', m.options)
          from family_members m join families f on f.id = m.family_id
          where m.product_id = p.id) as family`;

/* The inner `p` is a part, the outer one the combo. */
const parts = sql`(
         select jsonb_agg(to_jsonb(part) || jsonb_build_object('quantity', i.quantity)
                          order by i.position, i.product_id)
         from combo_items i,
              lateral (select ${productColumns} from products p where p.id = i.product_id) part
         where i.combo_id = p.id) as parts`;

const members = sql`(
         select jsonb_agg(to_jsonb(one) order by m.position, m.product_id)
         from family_members own join family_members m on m.family_id = own.family_id,
              lateral (select p.id as "productId", m.options, p.price, ${sellableStock} as stock
                       from products p where p.id = m.product_id and ${isListed(sql`now()`)}) one
         where own.product_id = p.id) as members`;

const linesWhere = (condition: SQL) => sql`
  select i.id, i.quantity, i.asked_quantity as "requestedQuantity", c.coupon_code as "couponCode",
         c.gift_voucher_hash as "giftVoucherHash", ${productColumns}, ${parts}, ${members}
  from carts c
  join cart_items i on i.cart_id = c.id
  join products p on p.id = i.product_id
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
  sql`select 0 as id, (w.one ->> 'quantity')::integer as quantity,
             null::integer as "requestedQuantity", ${productColumns}, ${parts}
      from jsonb_array_elements(${sql.placeholder('wanted')}::jsonb)
             with ordinality as w(one, place)
      join products p on p.id = (w.one ->> 'productId')::integer
      order by w.place`,
);
