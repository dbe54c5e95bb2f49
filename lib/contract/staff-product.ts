import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { product } from './product.ts';
import { count, countOrNull, id, line, moment, rupees, text, textOrNull, yesNo } from './rules.ts';
import { productPicture } from './staff-product-picture.ts';
import { priceSchedule } from './staff-product-price.ts';
import { version } from './staff-list.ts';

/** The rails of the home page, by the names that the store has for them. */
export const productRails = ['new', 'must-try', 'best'] as const;

/** From so many pieces on down the stock of a product is low, where it has no number of its own. */
export const lowStock = 5;

const longestDescription = 20_000;
const instant = () => string().datetime({ message: 'Must be a moment', allowOffset: true });
const pieces = (what: string) =>
  number()
    .typeError(`${what} must be a number`)
    .integer(`${what} must be a whole number`)
    .min(0, `${what} cannot be less than 0`)
    .max(1_000_000, `${what} is too large`);
const eachOnce = (most: number) =>
  array(id().required())
    .max(most, `Please choose at most ${most}`)
    .test(
      'each once',
      'Please choose each only once',
      (ids) => !ids || new Set(ids).size === ids.length,
    );

const fields = {
  name: line().min(2, 'Name is required'),
  /** What it is called at home, such as हल्दी. */
  local_name: line(100).nullable(),
  sku: line(40)
    .min(1, 'SKU is required')
    .matches(/^[\w./-]+$/, {
      message: 'Please use letters, digits and . / - _ alone',
      excludeEmptyString: true,
    }),
  /** What the shopper pays, in rupees, GST included. */
  product_price: rupees().moreThan(0, 'Price must be above 0'),
  /** MRP, in rupees, GST included. */
  base_price: rupees().moreThan(0, 'MRP must be above 0'),
  /** Null: unknown. */
  available_stock_quantity: pieces('Stock').nullable(),
  /** From so many pieces on down it is low; null: `lowStock`. */
  low_stock_at: pieces('The number').nullable(),
  brand_id: id(),
  form_id: id(),
  category_id: id(),
  tag_ids: eachOnce(20),
  hsn: string()
    .trim()
    .matches(/^\d{4}(\d{2}){0,2}$/, 'HSN must be 4, 6 or 8 digits'),
  /** Percent. */
  gst_rate: number()
    .typeError('GST must be a number')
    .min(0, 'GST must be 0 or more')
    .max(100, 'GST must be at most 100')
    .test(
      'two-decimals',
      'GST must have at most 2 decimals',
      (value) => value == null || Number.isInteger(Math.round(value * 1e6) / 1e4),
    ),
  net_quantity: number()
    .typeError('Net quantity must be a number')
    .moreThan(0, 'Net quantity must be above 0')
    .max(1_000_000, 'Net quantity is too large'),
  unit: line(20).min(1, 'Unit is required'),
  is_veg: boolean().typeError('Must be true or false').nullable(),
  country_of_origin: line(100).min(1, 'Origin is required'),
  manufacturer: line(300).min(1, 'Manufacturer is required'),
  fssai_no: string()
    .trim()
    .matches(/^\d{14}$/, { message: 'FSSAI number must be 14 digits', excludeEmptyString: true })
    .nullable(),
  shelf_life: line(100),
  ingredients: line(3_000),
  benefits: array(line(300).required('Please write something or take the line away')).max(
    20,
    'Please use at most 20 lines',
  ),
  /** HTML; all but what texts need is taken out. */
  description: line(longestDescription),
  metatitle: line(120),
  metadescription: line(320),
  metakeywords: line(300),
  /** Further words that it is found by, such as other names; those of its name, brand and category need not be said. */
  search_words: line(1_000),
  rail: string().oneOf(productRails, 'There is no such rail').nullable(),
  /** What stands beside it on its page, in this order. */
  related_ids: eachOnce(20),
  /** From when it is on sale; null: at once. */
  public_from: instant().nullable(),
  /** Until then Elite members alone may buy it; null: everybody may. */
  members_until: instant().nullable(),
  /** The product that has taken its place. */
  replacement_id: id().nullable(),
};

/** What staff may say of a product; a change takes any part of it. */
export const productFields = object(fields);

/** What a new product cannot be without; off sale until it is published. */
export const newProduct = productFields.partial().shape({
  name: fields.name.required('Name is required'),
  sku: fields.sku.required('SKU is required'),
  product_price: fields.product_price.required('Price is required'),
  base_price: fields.base_price.required('MRP is required'),
  brand_id: fields.brand_id.required('Brand is required'),
  form_id: fields.form_id.required('Form is required'),
  category_id: fields.category_id.required('Category is required'),
  hsn: fields.hsn.required('HSN is required'),
  gst_rate: fields.gst_rate.required('GST is required'),
  net_quantity: fields.net_quantity.required('Net quantity is required'),
  unit: fields.unit.required('Unit is required'),
  country_of_origin: fields.country_of_origin.required('Origin is required'),
  manufacturer: fields.manufacturer.required('Manufacturer is required'),
});
export type NewProduct = InferType<typeof newProduct>;

export const productChange = productFields.partial().shape({
  /** False takes it off sale: its address leads to the replacement then, or says that it is gone. */
  is_on_sale: boolean().typeError('Must be true or false').optional(),
  /** The version that was edited: where another one stands by now, 409 says what has changed. */
  version: version().optional(),
});
export type ProductChange = InferType<typeof productChange>;

const namedProduct = object({ id: count(), name: text(), sku: text(), image1: textOrNull() });
export type NamedProduct = InferType<typeof namedProduct>;

/** A product as staff see it, on sale or not. */
export const staffProduct = product.shape({
  version: count(),
  slug: text(),
  is_on_sale: yesNo(),
  category_id: count(),
  low_stock_at: countOrNull(),
  tag_list: array(object({ id: count(), name: text() }).required()).required(),
  pictures: array(productPicture.required()).required(),
  related: array(namedProduct.required()).required(),
  replacement: namedProduct.nullable().defined(),
  schedules: array(priceSchedule.required()).required(),
  rail: textOrNull(),
  search_words: text(),
  public_from: textOrNull(),
  sold_count: count(),
  /** Why it cannot be deleted, in a sentence; null where it can. */
  kept_because: textOrNull(),
  created_at: moment(),
  updated_at: moment(),
});
export type StaffProduct = InferType<typeof staffProduct>;

const answer = success.shape({ data: staffProduct.required() });
const path = '/staff/products/{id}/';

export const getStaffProduct = endpoint({
  method: 'GET',
  path,
  caller: 'staff',
  area: 'catalogue',
  summary: 'A product with all that staff know of it, on sale or not',
  answer,
});

export const createProduct = endpoint({
  method: 'POST',
  path: '/staff/products/',
  caller: 'staff',
  area: 'catalogue',
  summary: 'A new product, off sale until it is published; 400 at `sku` where another has it',
  body: newProduct,
  answer,
  repeatable: true,
  successStatus: 201,
});

export const changeProduct = endpoint({
  method: 'PATCH',
  path,
  caller: 'staff',
  area: 'catalogue',
  summary:
    'Change anything of a product, put it on sale or take it off; its pages follow within seconds. ' +
    '409 with who changed what where `version` is no longer the newest',
  body: productChange,
  answer,
});

/** What a 409 of `changeProduct` says beside its message. */
export interface StaleProduct {
  /** Who changed it last; null where that was the clock. */
  changed_by: string | null;
  changed_at: string;
  /** By the names that a change has for them. */
  changed_fields: string[];
  /** The product as it is now. */
  data: StaffProduct;
}
