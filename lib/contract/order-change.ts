import { array, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { order } from './order.ts';
import { count, hasEachOnce, id, quantity, text } from './rules.ts';
import { storeRules } from './store-rules.ts';

const longestReason = 500;
const reason = (missing: string) =>
  string().trim().required(missing).max(longestReason, `Use at most ${longestReason} characters`);

const cancelInput = object({ reason: reason('Tell us why you’re cancelling') });

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/orders/{orderId}/cancel/',
  caller: 'customer',
  summary: 'Cancel an order before it is shipped; stock, coupon and gift voucher are restored',
  body: cancelInput,
  answer: success.shape({ data: order.required(), message: text() }),
});

export const putOrderBack = endpoint({
  method: 'POST',
  path: '/orders/{orderId}/put-back/',
  caller: 'customer',
  summary: 'Cancel an unpaid online order and put its items back in the cart',
  answer: success.shape({
    message: text(),
    cart_counter: count(),
    /** One sentence for each product that is not available as ordered. */
    missing: array(text()).required(),
  }),
  standIn: 'a message',
});

/**
 * Returns whether a reason means replacement of faulty goods, which has a shorter deadline than a
 * return: it begins with the word damaged, wrong or expired.
 */
export function isReplacementReason(given: string): boolean {
  return /^\s*(damaged|wrong|expired)\b/i.test(given);
}

export const returnInput = object({
  reason: reason('Tell us why you’re returning it'),
  /** Order lines with quantities; as JSON text in a multipart form. */
  items: array(
    object({
      id: id().required('Choose the items to return'),
      quantity: quantity().required('Quantity is required'),
    }).typeError('Choose the items to return'),
  )
    .json()
    .typeError('Choose the items to return')
    .required('Choose the items to return')
    .min(1, 'Choose the items to return')
    .max(100, 'Choose the items to return')
    .test('once', 'Choose each item only once', hasEachOnce('id')),
});
export type ReturnInput = InferType<typeof returnInput>;

export const returnPicturesField = 'pictures';

export const returnOrder = endpoint({
  method: 'POST',
  path: '/orders/{orderId}/return/',
  caller: 'customer',
  summary:
    'Request a return of a delivered order, within the shop’s return windows; the one for damaged, wrong or expired items is shorter',
  body: returnInput,
  files: { [returnPicturesField]: storeRules.picturesPerReturn },
  answer: success.shape({ data: order.required(), message: text() }),
});
