import { array, boolean, number, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { product } from './product.ts';
import { fieldInputs, requiredFieldInputs } from './product-field-schemas.ts';
import {
  amountOrNull,
  count,
  countOrNull,
  id,
  line,
  moment,
  rupees,
  text,
  textOrNull,
  yesNo,
} from './rules.ts';
import { staffLot } from './staff-product-lot.ts';
import { productPicture } from './staff-product-picture.ts';
import { priceSchedule } from './staff-product-price.ts';
import { version } from './staff-list.ts';

/** Rails of the home page, by internal name. */
export const productRails = ['best', 'new', 'must-try'] as const;

/**
 * Default low-stock threshold, for products without their own. Also hard-coded in the generated
 * column `is_low`.
 */
export const lowStock = 5;

/** In characters. */
export const longestName = 200;
export const longestSku = 40;
export const skuPattern = /^[\w./-]+$/;

/** Rupees; in paise it fits the database's integer. */
export const highestPrice = 10_000_000;
const instant = () => string().datetime({ message: 'Must be a date and time', allowOffset: true });
const pieces = (what: string) =>
  number()
    .typeError(`${what} must be a number`)
    .integer(`${what} must be a whole number`)
    .min(0, `${what} cannot be less than 0`)
    .max(1_000_000, `${what} is too large`);
const eachOnce = (maxIds: number) =>
  array(id().required())
    .max(maxIds, `Choose up to ${maxIds}`)
    .test('each once', 'Choose each only once', (ids) => !ids || new Set(ids).size === ids.length);

export const maxTags = 20;

/** Fields of a product that staff can set: for the API, the form and the import. */
export const productInputs = {
  name: line(longestName).min(2, 'Name is required'),
  /** Local name, such as हल्दी. */
  local_name: line(100).nullable(),
  sku: line(longestSku).min(1, 'SKU is required').matches(skuPattern, {
    message: 'Use only letters, digits and . / - _',
    excludeEmptyString: true,
  }),
  /** Selling price in rupees, GST included. */
  product_price: rupees()
    .moreThan(0, 'Price must be above 0')
    .max(highestPrice, 'Amount is too large'),
  /** MRP in rupees, GST included. */
  base_price: rupees().moreThan(0, 'MRP must be above 0').max(highestPrice, 'Amount is too large'),
  /** Null: unknown. */
  available_stock_quantity: pieces('Stock').nullable(),
  /** Low-stock threshold; null: `lowStock`. */
  low_stock_at: pieces('The number').nullable(),
  brand_id: id(),
  form_id: id(),
  category_id: id(),
  tag_ids: eachOnce(maxTags),
  ...fieldInputs,
  /** Additional search words, such as other names; name, brand and category are always searched. */
  search_words: line(1_000),
  rail: string().oneOf(productRails, 'Unknown carousel').nullable(),
  /** Related products on the product page, in this order. */
  related_ids: eachOnce(20),
  /** Start of sale; null: immediately. */
  public_from: instant().nullable(),
  /** Until then only Elite members may buy it; null: everybody may. */
  members_until: instant().nullable(),
  replacement_id: id().nullable(),
};

/** A change contains any of the fields. */
const productInput = object(productInputs);

/** Required fields of a new product; it is unpublished until `is_on_sale` is true. */
export const newProduct = productInput.partial().shape({
  name: productInputs.name.required('Name is required'),
  sku: productInputs.sku.required('SKU is required'),
  product_price: productInputs.product_price.required('Price is required'),
  base_price: productInputs.base_price.required('MRP is required'),
  brand_id: productInputs.brand_id.required('Brand is required'),
  form_id: productInputs.form_id.required('Form is required'),
  category_id: productInputs.category_id.required('Category is required'),
  ...requiredFieldInputs,
});
export type NewProduct = InferType<typeof newProduct>;

export const productChange = productInput.partial().shape({
  /**
   * False unpublishes it: its address then redirects to the replacement, or answers that the
   * product is no longer available.
   */
  is_on_sale: boolean().typeError('Must be true or false').optional(),
  /** Optimistic locking: the edited version; 409 with the changes if it is outdated. */
  version: version().optional(),
});
export type ProductChange = InferType<typeof productChange>;

const namedProduct = object({ id: count(), name: text(), sku: text(), image1: textOrNull() });
export type NamedProduct = InferType<typeof namedProduct>;

/** A product as shown to staff, published or not. */
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
  /** All of them, the newest first. */
  lots: array(staffLot.required()).required(),
  /** Null: not a combo. */
  combo_terms: object({
    /** Off what the items cost singly; null: it has a price of its own. */
    percent_off: amountOrNull(),
    /** Items that keep it off sale. */
    off_sale_items: array(text()).required(),
  })
    .nullable()
    .defined(),
  /** Combos that hold this product. */
  in_combos: array(
    object({ id: count(), name: text(), is_on_sale: yesNo() }).required(),
  ).required(),
  rail: textOrNull(),
  search_words: text(),
  public_from: textOrNull(),
  sold_count: count(),
  /** One sentence why it cannot be deleted; null if it can. */
  kept_because: textOrNull(),
  created_at: moment(),
  updated_at: moment(),
});
export type StaffProduct = InferType<typeof staffProduct>;

const answer = success.shape({ data: staffProduct.required() });
const path = '/staff/products/{id}/';

const staff = staffCalls('catalogue');

export const getStaffProduct = staff.get(path, 'Get a product for editing, published or not', {
  answer,
});

export const createProduct = staff.post(
  '/staff/products/',
  'Create a product, hidden until it is published; 400 at `sku` if it is already used',
  { body: newProduct, answer, repeatable: true, successStatus: 201 },
);

export const changeProduct = staff.patch(
  path,
  'Change, publish or unpublish a product; its pages update within seconds. 409 with the other changes and their authors if `version` is outdated',
  { body: productChange, answer },
);

/** Additional members of a 409 of `changeProduct`. */
export const staleProduct = object({
  /** Who changed it last; null if it was a scheduled change. */
  changed_by: textOrNull(),
  changed_at: moment(),
  /** Field names as used in a change. */
  changed_fields: array(text()).required(),
  data: staffProduct.required(),
});
export type StaleProduct = InferType<typeof staleProduct>;
