import { array, boolean, number, object, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, countOrNull, hasEachOnce, id, line, text, textOrNull } from './rules.ts';
import { version } from './staff-list.ts';
import { productInputs } from './staff-product.ts';

const staff = staffCalls('catalogue');

/** Maximum number of products in one save. */
export const maxGridRows = 100;

const stockBefore = number().integer('Must be a whole number').nullable();

const gridRow = object({
  id: id().required('Product is required'),
  /** Optimistic locking; an error of the row if it is outdated. */
  version: version().optional(),
  product_price: productInputs.product_price.optional(),
  base_price: productInputs.base_price.optional(),
  is_on_sale: boolean().typeError('Must be true or false').optional(),
  /**
   * New stock. The difference to `stock_before` is booked, so that concurrent sales are not
   * overwritten.
   */
  available_stock_quantity: productInputs.available_stock_quantity.optional(),
  /** Stock as it was shown; required with `available_stock_quantity`. Null: unknown. */
  stock_before: stockBefore.optional(),
}).test(
  'stock before',
  'Send the stock that was shown',
  ({ available_stock_quantity: stock, stock_before: before }) =>
    stock === undefined || before !== undefined,
);
export type GridRow = InferType<typeof gridRow>;

const gridFault = object({
  id: count(),
  /** Field of the row; null if the whole row is refused. */
  field: textOrNull(),
  message: text(),
});
export type GridFault = InferType<typeof gridFault>;

export const saveProducts = staff.patch(
  '/staff/products/',
  'Change price, MRP, stock or status of many products. If a row has an error, nothing is saved (409 with `faults`), unless `skip_faulty` is true: then the other rows are saved',
  {
    body: object({
      rows: array(gridRow.required())
        .required('Change something first')
        .min(1, 'Change something first')
        .max(maxGridRows, `Change up to ${maxGridRows} products at a time`)
        .test('once', 'Add each product only once', hasEachOnce('id')),
      skip_faulty: boolean().optional(),
      /** Reason in the stock book. */
      note: line(200).optional(),
    }),
    answer: success.shape({
      saved_ids: array(count()).required(),
      faults: array(gridFault.required()).required(),
      /** Names of combos that are unpublished because one of their items was. */
      unpublished_combos: array(text()).required(),
      message: text(),
    }),
    repeatable: true,
  },
);

/** `Also unpublished: Haldi box, Chai set`; empty without combos. */
export const sayUnpublishedCombos = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Also unpublished: ${listNames(names)}`;

export function listNames(names: readonly string[]): string {
  const more = names.length - 5;
  return `${names.slice(0, 5).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Additional members of a 409 of `saveProducts`. */
export const gridFaults = object({ faults: array(gridFault.required()).required() });

const scannedProduct = object({
  id: count(),
  name: text(),
  sku: text(),
  image1: textOrNull(),
  available_stock_quantity: countOrNull(),
  /** Null: it belongs to no family. */
  family: object({ id: count(), name: text(), options: array(text()).required() })
    .nullable()
    .defined(),
});
export type ScannedProduct = InferType<typeof scannedProduct>;

export const findProductByCode = staff.get(
  '/staff/product-by-code/',
  'Find a product by SKU or barcode; 409 if several products have the barcode, and for a combo: its items are counted',
  {
    query: object({ code: line(60).required('Scan or type a SKU or barcode') }),
    answer: success.shape({ data: scannedProduct.required() }),
  },
);
