import { sql, type SQL } from 'drizzle-orm';
import { cardFieldNames, toColumn, type CardFieldName } from '../../../contract/product-fields.ts';
import { selectColumns } from './product-rows.ts';
import type { FieldRow } from './product-field-values.ts';

/** The part of a product card that changes only with the product's version. */
export interface CardTexts extends FieldRow<CardFieldName> {
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
}

/** The columns of `CardTexts`, from `products p` and `brands b`. */
export const cardColumns: SQL = sql`
  p.id, p.version, p.name, p.local_name as "localName", p.sku, p.home_image as "homeImage",
  p.brand_id as "brandId", b.name as "brandName", ${selectColumns(cardFieldNames.map(toColumn))},
  (select i.path from product_images i where i.product_id = p.id order by i.position limit 1)
    as "firstImage",
  array(
    select t.name from product_tags pt join tags t on t.id = pt.tag_id
    where pt.product_id = p.id order by t.id
  ) as tags`;
