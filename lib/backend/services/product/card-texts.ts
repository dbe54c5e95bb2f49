import { sql, type SQL } from 'drizzle-orm';

/** What stays the same on a product's card as long as the product's version does. */
export interface CardTexts {
  id: number;
  version: number;
  name: string;
  localName: string | null;
  sku: string;
  homeImage: string | null;
  firstImage: string | null;
  tags: string[];
  brandId: number;
  brandName: string;
  netQuantity: number;
  unit: string;
  isVeg: boolean | null;
}

/** The columns of `CardTexts`, of `products p` and its `brands b`. */
export const cardColumns: SQL = sql`
  p.id, p.version, p.name, p.local_name as "localName", p.sku, p.home_image as "homeImage",
  p.brand_id as "brandId", b.name as "brandName", p.net_quantity::float8 as "netQuantity", p.unit,
  p.is_veg as "isVeg",
  (select i.path from product_images i where i.product_id = p.id order by i.position limit 1)
    as "firstImage",
  array(
    select t.name from product_tags pt join tags t on t.id = pt.tag_id
    where pt.product_id = p.id order by t.id
  ) as tags`;
