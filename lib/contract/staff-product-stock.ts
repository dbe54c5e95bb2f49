import { number, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { pageSize } from './page-size.ts';
import { count, countOrNull, line, moment, page, text, textOrNull } from './rules.ts';
import { staffListAnswer } from './staff-list.ts';

/** Reasons of stock movements: orders, manual changes, imports. */
const stockReasons = [
  'opening',
  'order',
  'cancelled',
  'expired',
  'returned',
  'staff',
  'import',
] as const;

const integerField = () => number().typeError('Enter a number').integer('Enter a whole number');
const maxUnits = 1_000_000;

/** Either a relative change (negative: fewer), or the counted stock; exactly one of the two. */
const stockInput = object({
  change: integerField()
    .min(-maxUnits, 'Change is too large')
    .max(maxUnits, 'Change is too large')
    .notOneOf([0], 'Enter a number')
    .optional(),
  /** Null: unknown from now on. */
  set_to: integerField()
    .min(0, 'Stock cannot be less than 0')
    .max(maxUnits, 'Stock is too large')
    .nullable()
    .optional(),
  note: line(200).required('Enter a reason'),
}).test('one of the two', 'Enter a number', ({ change, set_to }, { createError }) =>
  (change === undefined) !== (set_to === undefined)
    ? true
    : createError({
        path: change === undefined ? 'set_to' : 'change',
        message: 'Enter a number',
      }),
);
export type StockInput = InferType<typeof stockInput>;

const movement = object({
  id: count(),
  change: number().integer().required().strict(),
  /** Stock after the movement. */
  balance: number().integer().required().strict(),
  reason: string().oneOf(stockReasons).required(),
  note: text(),
  /** Such as `SO-000123`. */
  order_id: textOrNull(),
  /** Name of the staff member. */
  staff: textOrNull(),
  created_at: moment(),
});
export type StockMovement = InferType<typeof movement>;

export const moveStock = staffCalls('catalogue').post(
  '/staff/products/{id}/stock/',
  'Change the stock of a product, with a reason; 409 if it would fall below zero',
  {
    body: stockInput,
    answer: success.shape({ available_stock_quantity: countOrNull(), message: text() }),
    repeatable: true,
  },
);

export const listStockMovements = staffCalls('catalogue').get(
  '/staff/products/{id}/stock/',
  'List the stock movements of a product, newest first',
  {
    query: object({ page: page(), page_size: pageSize() }),
    answer: staffListAnswer(movement).shape({ available_stock_quantity: countOrNull() }),
  },
);
