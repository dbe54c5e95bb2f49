import { sql, type SQL } from 'drizzle-orm';
import type { Combo, Family } from '../../../contract/family.ts';
import { toRupees } from '../../../contract/money.ts';
import { isListed } from '../../db/is-listed.ts';

/* Amounts in paise. Read on every request: price, stock and sale of other products are in them. */

/** What a card says of the family of its product. */
export interface CardFamily {
  id: number;
  /** Members on sale. */
  size: number;
  /** The lowest price of these; null if none is on sale. */
  priceFrom: number | null;
}

/* Inside, `products` has the alias `p` again, because `isListed` reads it. */
const isMemberListed = isListed(sql.placeholder('now'));

/** SQL of `CardFamily` of the product `p`; null without a family. Has the placeholder `now`. */
export const cardFamily: SQL = sql`(
  select json_build_object('id', own.family_id, 'size', members.size,
    'priceFrom', members.price_from)
  from family_members own cross join lateral (
    select count(*)::integer as size, min(p.price) as price_from
    from family_members other join products p on p.id = other.product_id
    where other.family_id = own.family_id and ${isMemberListed}) members
  where own.product_id = p.id)`;

/** SQL: whether the product `p` is a combo. */
export const isCombo: SQL = sql`exists (select from combos k where k.product_id = p.id)`;

interface InFamily {
  price: number;
  family: CardFamily | null;
  isCombo: boolean;
}

export const toCardFamily = ({ price, family, isCombo: isOne }: InFamily) => ({
  family_id: family?.id ?? null,
  family_size: family?.size ?? 1,
  family_price_from: toRupees(family?.priceFrom ?? price),
  is_combo: isOne,
});

/** A family with its members on sale, and the product itself, in the family's order. */
export interface PageFamily {
  id: number;
  name: string;
  axes: string[];
  members: {
    id: number;
    name: string;
    options: string[];
    sku: string;
    price: number;
    basePrice: number;
    netQuantity: number;
    unit: string;
    stock: number | null;
    image: string | null;
  }[];
}

const firstImage = sql`(
  select i.path from product_images i where i.product_id = p.id order by i.position limit 1)`;

/** SQL of `PageFamily` of the product `p`; null without a family. Has the placeholder `now`. */
export const pageFamily: SQL = sql`(
  select json_build_object('id', f.id, 'name', f.name, 'axes', f.axes, 'members', members.list)
  from family_members own join families f on f.id = own.family_id cross join lateral (
    select json_agg(json_build_object('id', p.id, 'name', p.name, 'options', other.options,
        'sku', p.sku, 'price', p.price, 'basePrice', p.base_price, 'netQuantity', p.net_quantity,
        'unit', p.unit, 'stock', p.stock, 'image', ${firstImage})
      order by other.position, p.id) as list
    from family_members other join products p on p.id = other.product_id
    where other.family_id = own.family_id
      and (p.id = own.product_id or ${isMemberListed})) members
  where own.product_id = p.id)`;

export type PageCombo = {
  id: number;
  name: string;
  /** In one combo. */
  quantity: number;
  price: number;
  image: string | null;
}[];

/** SQL of `PageCombo` of the product `p`; null if it is no combo. */
export const pageCombo: SQL = sql`(
  select json_agg(json_build_object('id', part.id, 'name', part.name, 'quantity', part.quantity,
    'price', part.price, 'image', part.image) order by part.position, part.id)
  from combo_items item cross join lateral (
    select p.id, p.name, p.price, item.quantity, item.position, ${firstImage} as image
    from products p where p.id = item.product_id) part
  where item.combo_id = p.id)`;

export function toFamily({ members, ...family }: PageFamily): Family {
  return {
    ...family,
    members: members.map((member) => ({
      product_id: member.id,
      name: member.name,
      options: member.options,
      sku: member.sku,
      product_price: toRupees(member.price),
      base_price: toRupees(member.basePrice),
      net_quantity: member.netQuantity,
      unit: member.unit,
      available_stock_quantity: member.stock,
      image1: member.image,
    })),
  };
}

/** `price`: of the combo, in paise. */
export function toCombo(items: PageCombo, price: number): Combo {
  const apart = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  return {
    items: items.map((item) => ({
      product_id: item.id,
      name: item.name,
      quantity: item.quantity,
      image1: item.image,
      product_price: toRupees(item.price),
    })),
    saves: toRupees(Math.max(0, apart - price)),
  };
}
