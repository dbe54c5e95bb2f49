import { array, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { amount, count, countOrNull, id, moment, text, textOrNull, yesNo } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

const productSorts = ['updated_at', 'name', 'price', 'stock', 'sold'] as const;

const oneOf = <const Choice extends string>(...choices: [Choice, ...Choice[]]) =>
  string<Choice>()
    .oneOf(choices, `Choose ${choices.join(' or ')}`)
    .optional();

/** Default sort: latest change first. */
const staffProductQuery = staffListQuery(productSorts).shape({
  sale: oneOf('on', 'off'),
  stock: oneOf('in', 'low', 'out'),
  brand: id().optional(),
  /** Includes the categories below it. */
  category: id().optional(),
  tag: id().optional(),
  family: id().optional(),
  pictures: oneOf('none'),
  /**
   * Only products with scheduled changes: a planned or running price, or a start of sale in the
   * future.
   */
  scheduled: oneOf('yes'),
});
export type StaffProductQuery = InferType<typeof staffProductQuery>;

/** The filters without paging and sorting. */
export const staffProductFilters = staffProductQuery.omit(['page', 'page_size', 'sort']);
export type StaffProductFilters = InferType<typeof staffProductFilters>;

const row = object({
  id: count(),
  name: text(),
  sku: text(),
  image1: textOrNull(),
  brand_name: text(),
  category_name: text(),
  product_price: amount(),
  base_price: amount(),
  available_stock_quantity: countOrNull(),
  is_low: yesNo(),
  is_on_sale: yesNo(),
  /** Start of sale, if in the future; otherwise null. */
  public_from: textOrNull(),
  /** Whether a scheduled price is planned or running. */
  is_scheduled: yesNo(),
  /** Null: it belongs to no family. */
  family: object({
    id: count(),
    name: text(),
    /** One for each axis. */
    options: array(text()).required(),
    /** Sizes of the family, on sale or not. */
    size: count(),
  })
    .nullable()
    .defined(),
  /** Its stock follows its items; so does its price where `has_own_price` is false. */
  is_combo: yesNo(),
  has_own_price: yesNo(),
  sold_count: count(),
  updated_at: moment(),
  version: count(),
});
export type StaffProductRow = InferType<typeof row>;

/**
 * Without `sort`, the rows of a family are grouped within their page, in the order of the family.
 */
export const listStaffProducts = staffCalls('catalogue').get(
  '/staff/products/',
  'List products in the back office; search by name, SKU or brand, filter and sort',
  { query: staffProductQuery, answer: staffListAnswer(row) },
);
