import { array, boolean, number, object, type InferType } from 'yup';
import { customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { order, orderTotals } from './order.ts';
import { amount, count, countOrNull, id, rupees, text, textOrNull } from './rules.ts';

/** Figures of a changed order, before it is confirmed. Rupees. */
export const changePreview = object({
  version: count(),
  before: orderTotals.required(),
  after: orderTotals.required(),
  /** New total minus old total. */
  difference: number().required().strict(),
  /** To be paid online before the order is packed. */
  to_collect: amount(),
  /** Refund to the original payment method. */
  to_refund: amount(),
  /** Refund to the gift voucher; negative: the gift voucher pays more. */
  to_gift_voucher: number().required().strict(),
  /** Cash on delivery: only the amount to collect changes. */
  is_cash: boolean().required().strict(),
  full_address: text(),
  expected_on: textOrNull(),
  /** Why vouchers no longer apply, as sentences. */
  note: text(),
  lines: array(
    object({
      product_id: count(),
      product_name: text(),
      quantity: count(),
      selling_price: amount(),
      available_quantity: countOrNull(),
    }).required(),
  ).required(),
});
export type OrderChangePreview = InferType<typeof changePreview>;

const addressId = () => id().required('Choose an address');

export const previewOrderAddress = customer.post(
  '/orders/{orderId}/address/preview/',
  'Preview the total of an order at another delivery address; nothing is changed',
  {
    body: object({ address_id: addressId() }),
    answer: success.shape({ data: changePreview.required() }),
    standIn: 'no button on the order page',
  },
);

export const changeOrderAddress = customer.post(
  '/orders/{orderId}/address/',
  'Change the delivery address of an order to another saved address, until it is packed',
  {
    body: object({
      address_id: addressId(),
      /** Total that was shown before it was confirmed. */
      amount: rupees().required('Amount is required'),
    }),
    answer: success.shape({ data: order.required(), message: text() }),
    standIn: 'no button on the order page',
  },
);
