import { sql, type SQL } from 'drizzle-orm';
import { toColumn, productFieldNames } from '../../../contract/product-fields.ts';
import { products, type ProductRow } from '../../db/schema/catalogue.ts';
import { fieldTableColumns } from './product-field-values.ts';

/* Subqueries of the statement that locks the row, so that nothing changes in between. */
const selectIds = (ids: SQL) => sql<number[]>`array(${ids})`;

/** Columns that staff can change, and columns derived from them; amounts in paise. */
export const editableColumns = {
  id: products.id,
  version: products.version,
  sku: products.sku,
  name: products.name,
  slug: products.slug,
  localName: products.localName,
  brandId: products.brandId,
  formId: products.formId,
  categoryId: products.categoryId,
  categoryLevel1: products.categoryLevel1,
  categoryLevel2: products.categoryLevel2,
  categoryLevel3: products.categoryLevel3,
  price: products.price,
  basePrice: products.basePrice,
  stock: products.stock,
  lowStockAt: products.lowStockAt,
  ...fieldTableColumns,
  rail: products.rail,
  railPosition: products.railPosition,
  isOnSale: products.isOnSale,
  publicFrom: products.publicFrom,
  membersUntil: products.membersUntil,
  replacementId: products.replacementId,
  searchText: products.searchText,
  tagIds: selectIds(
    sql`select tag_id from product_tags where product_id = "products"."id" order by tag_id`,
  ),
  relatedIds: selectIds(
    sql`select related_id from related_products where product_id = "products"."id"
        order by position, related_id`,
  ),
};

export type EditableRow = Pick<ProductRow, Exclude<keyof typeof editableColumns, Gathered>> &
  Record<Gathered, number[]>;

type Gathered = 'tagIds' | 'relatedIds';

/** API field names; columns that are not listed are derived from others. */
export const fieldNames: Partial<Record<keyof EditableRow, string>> = {
  sku: 'sku',
  name: 'name',
  localName: 'local_name',
  brandId: 'brand_id',
  formId: 'form_id',
  categoryId: 'category_id',
  price: 'product_price',
  basePrice: 'base_price',
  stock: 'available_stock_quantity',
  lowStockAt: 'low_stock_at',
  ...Object.fromEntries(productFieldNames.map((name) => [toColumn(name), name])),
  rail: 'rail',
  isOnSale: 'is_on_sale',
  publicFrom: 'public_from',
  membersUntil: 'members_until',
  replacementId: 'replacement_id',
  tagIds: 'tag_ids',
  relatedIds: 'related_ids',
};
