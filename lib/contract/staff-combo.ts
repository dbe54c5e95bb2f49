import { array, number, object, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { maxComboItemQuantity, maxComboItems } from './family.ts';
import {
  amount,
  amountOrNull,
  count,
  countOrNull,
  decimals,
  hasEachOnce,
  id,
  text,
  textOrNull,
  wholeNumber,
  yesNo,
} from './rules.ts';
import { version } from './staff-list.ts';
import { productInputs, staffProduct } from './staff-product.ts';

const staff = staffCalls('catalogue');

export const minComboItems = 2;
/** In percent. */
const maxPercentOff = 99;

const comboItems = () =>
  array(
    object({
      product_id: id().required('Choose a product'),
      /** In one combo. */
      quantity: wholeNumber(1, 'Quantity')
        .max(maxComboItemQuantity, `Use up to ${maxComboItemQuantity} of each`)
        .required('Enter a quantity'),
    }).required(),
  )
    .required(`A combo needs at least ${minComboItems} products`)
    .min(minComboItems, `A combo needs at least ${minComboItems} products`)
    .max(maxComboItems, `A combo can have at most ${maxComboItems} products`)
    .test('once', 'Add each product only once', hasEachOnce('product_id'));

/** A percentage off what the items of a combo cost singly. */
export const comboPercentOff = number()
  .typeError('Must be a percentage')
  .min(0, 'Must be 0 or more')
  .max(maxPercentOff, `Use at most ${maxPercentOff}%`)
  .test(decimals(2, 'Must have at most 2 decimals'));

const terms = {
  items: comboItems(),
  /** Null: `product_price`. */
  percent_off: comboPercentOff.nullable().default(null),
  /** Price of the combo in rupees, where it has one of its own. */
  product_price: productInputs.product_price.nullable().default(null),
};

type Terms = { percent_off?: number | null; product_price?: number | null };

const hasPrice = ({ percent_off: percentOff, product_price: price }: Terms) =>
  (percentOff ?? null) !== null || (price ?? null) !== null;

export const comboInput = object({
  ...terms,
  /** Of the product (optimistic locking). */
  version: version().optional(),
}).test('price', 'Enter a price or a percentage', (input, { createError }) =>
  hasPrice(input) ? true : createError({ path: 'product_price' }),
);
export type ComboInput = InferType<typeof comboInput>;

export const newComboInput = object({
  name: productInputs.name.required('Name is required'),
  sku: productInputs.sku.required('SKU is required'),
  ...terms,
}).test('price', 'Enter a price or a percentage', (input, { createError }) =>
  hasPrice(input) ? true : createError({ path: 'product_price' }),
);
export type NewCombo = InferType<typeof newComboInput>;

const staffCombo = object({
  /** Version of the product. */
  version: count(),
  items: array(
    object({
      product_id: count(),
      name: text(),
      sku: text(),
      image1: textOrNull(),
      quantity: count(),
      /** Of one, in rupees. */
      product_price: amount(),
      base_price: amount(),
      available_stock_quantity: countOrNull(),
      is_on_sale: yesNo(),
    }).required(),
  ).required(),
  percent_off: amountOrNull(),
  /** What one combo costs, in rupees. */
  product_price: amount(),
  /** Sum of the items at their MRP. */
  base_price: amount(),
  /** Null: the stock of no item is known. */
  available_stock_quantity: countOrNull(),
  is_on_sale: yesNo(),
});
export type StaffCombo = InferType<typeof staffCombo>;

const path = '/staff/products/{id}/combo/';

export const getStaffCombo = staff.get(
  path,
  'Get the items and price of a combo; null for a product that is no combo',
  { answer: success.shape({ data: staffCombo.nullable().defined() }) },
);

export const saveCombo = staff.patch(
  path,
  'Make a product a combo of others, or change its items and price; stock and publication follow ' +
    'the items. 400 for an item that is a combo or not published, and for a price above the MRP of ' +
    'the items',
  {
    body: comboInput,
    answer: success.shape({ data: staffCombo.required(), message: text() }),
    repeatable: true,
  },
);

export const dissolveCombo = staff.delete(
  path,
  'Make a combo a product of its own again: unpublished, with no stock',
  { query: object({ version: version().optional() }), answer: success },
);

export const createCombo = staff.post(
  '/staff/combos/',
  'Create a combo of products, hidden until it is published; brand, category, label and tax are ' +
    'copied from the first item',
  {
    body: newComboInput,
    answer: success.shape({ data: staffProduct.required() }),
    repeatable: true,
    successStatus: 201,
  },
);
