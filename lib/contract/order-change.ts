import { array, object, string, type InferType } from 'yup';
import { customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { order } from './order.ts';
import { count, id, quantity, text } from './rules.ts';
import { storeRules } from './store-rules.ts';

const longestReason = 500;
const reason = (missing: string) =>
  string().trim().required(missing).max(longestReason, `Use at most ${longestReason} characters`);

const cancelInput = object({ reason: reason('Tell us why you’re cancelling') });

export const cancelOrder = customer.post(
  '/orders/{orderId}/cancel/',
  'Cancel an order before it is shipped; stock, coupon and gift voucher are restored',
  { body: cancelInput, answer: success.shape({ data: order.required(), message: text() }) },
);

export const putOrderBack = customer.post(
  '/orders/{orderId}/put-back/',
  'Cancel an unpaid online order and put its items back in the cart',
  {
    answer: success.shape({
      message: text(),
      cart_counter: count(),
      /** One sentence for each product that is not available as ordered. */
      missing: array(text()).required(),
    }),
    standIn: 'a message',
  },
);

/**
 * Returns whether a reason means replacement of faulty goods, which has a shorter deadline than a
 * return: it begins with the word damaged, wrong or expired.
 */
export function isReplacementReason(given: string): boolean {
  return /^\s*(damaged|wrong|expired)\b/i.test(given);
}

interface ReturnedRow {
  id?: number | undefined;
  order_item_id?: number | undefined;
  product_id?: number | undefined;
}

/** Returns the id of the row that an item of a return is of. */
export const rowOf = ({ id: row, order_item_id }: ReturnedRow): number | undefined =>
  row ?? order_item_id;

/* Runs before the items are validated. */
function isEachOnce(items: unknown): boolean {
  if (!Array.isArray(items)) return true;
  const keys = items.map((item: ReturnedRow | null) =>
    item ? `${rowOf(item)} ${item.product_id ?? ''}` : '',
  );
  return new Set(keys).size === keys.length;
}

export const returnInput = object({
  reason: reason('Tell us why you’re returning it'),
  /** Rows of the order with quantities; as JSON text in a multipart form. */
  items: array(
    object({
      /** A row: a product, or a complete combo. */
      id: id().optional(),
      /** The row of a combo of which `product_id` is returned. */
      order_item_id: id().optional(),
      product_id: id().optional(),
      quantity: quantity().required('Quantity is required'),
    })
      .test('row', 'Choose the items to return', (item) => rowOf(item) !== undefined)
      .meta({ anyOfRequired: ['id', 'order_item_id'] })
      .typeError('Choose the items to return'),
  )
    .json()
    .typeError('Choose the items to return')
    .required('Choose the items to return')
    .min(1, 'Choose the items to return')
    .max(100, 'Choose the items to return')
    .test('once', 'Choose each item only once', isEachOnce),
});
export type ReturnInput = InferType<typeof returnInput>;

export const returnPicturesField = 'pictures';

export const returnOrder = customer.post(
  '/orders/{orderId}/return/',
  'Request a return of a delivered order, within the shop’s return windows; the one for damaged, wrong or expired items is shorter',
  {
    body: returnInput,
    files: { [returnPicturesField]: storeRules.picturesPerReturn },
    answer: success.shape({ data: order.required(), message: text() }),
  },
);
