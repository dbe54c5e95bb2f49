import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  instant,
  paise,
  reference,
  rowVersion,
  serialId,
  updatedAt,
} from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Conditions of partial indexes: all rows of this site, and those that its lists may show. Lists
 * count rows only from these indexes (index-only scan).
 */
const ofSite = sql`33 = any(websites)`;
const isListed = sql`is_on_sale and 33 = any(websites)`;

export const categories = pgTable(
  'categories',
  {
    id: serialId(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    level: smallint('level').notNull(),
    position: integer('position').notNull().default(0),
    description: text('description').notNull().default(''),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    metaKeywords: text('meta_keywords').notNull().default(''),
    webImage: text('web_image'),
    mobileImage: text('mobile_image'),
    /** Whether its goods can be returned; null: as the category above says. */
    isReturnable: boolean('is_returnable'),
    updatedAt: updatedAt(),
    version: rowVersion(),
  },
  (t) => [
    index('categories_parent_idx').on(t.parentId, t.position),
    check('categories_level', sql`${t.level} between 1 and 3`),
    check('categories_root', sql`(${t.level} = 1) = (${t.parentId} is null)`),
  ],
);
export type CategoryRow = typeof categories.$inferSelect;

export const brands = pgTable('brands', {
  id: serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull().unique(),
  town: text('town').notNull().default(''),
  description: text('description').notNull().default(''),
  manufacturer: text('manufacturer').notNull().default(''),
  fssaiNo: text('fssai_no'),
  /** Default for its products without their own. */
  certificates: text('certificates').array().notNull().default([]),
  image: text('image'),
  metaTitle: text('meta_title').notNull().default(''),
  metaDescription: text('meta_description').notNull().default(''),
  metaKeywords: text('meta_keywords').notNull().default(''),
  updatedAt: updatedAt(),
  version: rowVersion(),
});
export type BrandRow = typeof brands.$inferSelect;

export const productForms = pgTable('product_forms', {
  id: serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull().unique(),
  version: rowVersion(),
});

export const tags = pgTable('tags', {
  id: serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull().unique(),
  version: rowVersion(),
});

export const products = pgTable(
  'products',
  {
    id: serialId(),
    sku: text('sku').notNull().unique(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    localName: text('local_name'),
    brandId: reference('brand_id', () => brands.id),
    formId: reference('form_id', () => productForms.id),
    categoryId: reference('category_id', () => categories.id),
    /** Denormalised ancestors of the category, so that a list of any level is one index scan. */
    categoryLevel1: integer('category_level_1').notNull(),
    categoryLevel2: integer('category_level_2'),
    categoryLevel3: integer('category_level_3'),
    /** MRP, GST included. */
    basePrice: paise('base_price').notNull(),
    /** Selling price of one piece, GST included. */
    price: paise('price').notNull(),
    /** Null: unknown. */
    stock: integer('stock'),
    /** Stock at which staff get a low-stock warning. Null: the default of the store. */
    lowStockAt: integer('low_stock_at'),
    /**
     * Separate generated column, so that an index that contains it changes only when the product
     * sells out or is available again.
     */
    isAvailable: boolean('is_available')
      .notNull()
      .generatedAlwaysAs(sql`stock is null or stock > 0`),
    /** The 5 is the constant `lowStock` of lib/contract. */
    isLow: boolean('is_low')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(stock > 0 and stock <= coalesce(low_stock_at, 5), false)`),
    hsn: text('hsn').notNull(),
    /** In hundredths of a percent: 500 is 5 %. */
    gstRate: integer('gst_rate').notNull(),
    netQuantity: numeric('net_quantity', { precision: 10, scale: 3, mode: 'number' }).notNull(),
    unit: text('unit').notNull(),
    isVeg: boolean('is_veg'),
    /** Name of a country. */
    origin: text('origin').notNull(),
    region: text('region').notNull().default(''),
    importer: text('importer').notNull().default(''),
    certificates: text('certificates').array().notNull().default([]),
    manufacturer: text('manufacturer').notNull(),
    fssaiNo: text('fssai_no'),
    shelfLife: text('shelf_life').notNull(),
    ingredients: text('ingredients').notNull(),
    allergens: text('allergens').notNull().default(''),
    /** GTIN of the pack: EAN, UPC or ITF-14. */
    barcode: text('barcode'),
    /** Null: as its category says. */
    isReturnable: boolean('is_returnable'),
    vaidyaNote: text('vaidya_note').notNull().default(''),
    vaidyaName: text('vaidya_name').notNull().default(''),
    benefits: text('benefits').array().notNull().default([]),
    /** Sanitised HTML. */
    description: text('description').notNull(),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    metaKeywords: text('meta_keywords').notNull().default(''),
    /** First picture of the product; null if it has none. */
    homeImage: text('home_image'),
    /** Rail of the home page: new, must-try or best. */
    rail: text('rail'),
    railPosition: integer('rail_position').notNull().default(0),
    websites: integer('websites').array().notNull().default([33]),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    /** Start of sale. Null: immediately. */
    publicFrom: instant('public_from'),
    /** Until then only Elite members may buy it. Null: everybody may. */
    membersUntil: instant('members_until'),
    replacementId: integer('replacement_id').references((): AnyPgColumn => products.id),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    soldCount: integer('sold_count').notNull().default(0),
    /** Name, brand, categories and further words in lower case: the source text of search. */
    searchText: text('search_text').notNull().default(''),
    /** Words of the product; words of the name have weight A. Source of `search_holders`. */
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', name), 'A') || to_tsvector('simple', search_text)`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Optimistic locking: counts changes, so that concurrent edits are detected. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('products_price', sql`${t.price} > 0 and ${t.price} <= ${t.basePrice}`),
    check('products_stock', sql`${t.stock} >= 0`),
    check('products_low_stock', sql`${t.lowStockAt} >= 0`),
    check('products_gst_rate', sql`${t.gstRate} between 0 and 10000`),
    check('products_net_quantity', sql`${t.netQuantity} > 0`),
    check(
      'products_ratings',
      sql`${t.ratingSum} between ${t.ratingCount} and ${t.ratingCount} * 5`,
    ),
    check('products_rail', sql`${t.rail} in ('new', 'must-try', 'best')`),
    // Covering index: lists are filtered, counted and sorted from it without reading the rows
    // (index-only scan).
    index('products_columns_idx')
      .on(
        t.id,
        t.price,
        t.isAvailable,
        t.brandId,
        t.formId,
        t.categoryId,
        t.publicFrom,
        t.updatedAt,
        t.ratingSum,
        t.ratingCount,
        t.soldCount,
        t.netQuantity,
        t.unit,
      )
      .where(isListed),
    index('products_launch_idx')
      .on(t.publicFrom)
      .where(sql`${t.publicFrom} is not null`),
    index('products_brand_idx').on(t.brandId),
    index('products_form_idx').on(t.formId),
    index('products_category_idx').on(t.categoryId),
    index('products_rail_idx')
      .on(t.rail, t.railPosition)
      .where(sql`${t.rail} is not null`),
    index('products_updated_idx').on(t.updatedAt, t.id).where(ofSite),
    index('products_name_idx').on(t.name, t.id).where(ofSite),
    index('products_price_idx').on(t.price, t.id).where(ofSite),
    index('products_stock_idx').on(t.stock, t.id).where(ofSite),
    index('products_sold_idx').on(t.soldCount, t.id).where(ofSite),
    index('products_desk_idx')
      .on(t.categoryId, t.brandId, t.price, t.name, t.updatedAt, t.id)
      .where(ofSite),
    index('products_sku_start_idx').on(sql`lower(${t.sku}) text_pattern_ops`),
    // For searches that leave out what a product may contain: the patterns cannot be indexed as words.
    index('products_allergens_idx')
      .using('gin', sql`${t.allergens} gin_trgm_ops`)
      .where(sql`${t.allergens} <> ''`),
    index('products_barcode_idx')
      .on(t.barcode)
      .where(sql`${t.barcode} is not null`),
    index('products_low_idx')
      .on(t.updatedAt, t.id, t.name, t.price, t.stock, t.soldCount, t.brandId, t.categoryId)
      .where(sql`is_low and ${ofSite}`),
    index('products_off_sale_idx')
      .on(t.id)
      .where(sql`not ${t.isOnSale}`),
    index('products_unpictured_idx')
      .on(t.id)
      .where(sql`${t.homeImage} is null`),
    index('products_reviewed_idx')
      .on(t.id)
      .where(sql`${t.ratingCount} >= 4`),
  ],
);
export type ProductRow = typeof products.$inferSelect;
