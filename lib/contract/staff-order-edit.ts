import { array, number, object, type InferType } from 'yup';
import { addressInput } from './address.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { changePreview } from './order-edit.ts';
import { amount, hasEachOnce, id, line, rupees, text } from './rules.ts';
import { staffOrderAnswer } from './staff-order-detail.ts';

/** Maximum number of rows of an order that staff enter or change. */
const maxOrderRows = 100;

/** An address as staff enter it. */
export const enteredAddress = addressInput.omit(['is_default', 'address_tags']);
export type EnteredAddress = InferType<typeof enteredAddress>;

/** Rows of an order with a quantity of at least `minQuantity`. */
export const orderRows = (minQuantity: 0 | 1) =>
  array(
    object({
      product_id: id().required('Choose a product'),
      quantity: number()
        .typeError('Quantity must be a number')
        .integer('Quantity must be a whole number')
        .min(minQuantity, 'Please set the quantity greater than 0!')
        .max(1_000_000, 'Quantity is too large')
        .required('Quantity is required'),
    }).typeError('Choose a product'),
  )
    .max(maxOrderRows, `An order has at most ${maxOrderRows} items`)
    .test('once', 'Add each item only once', hasEachOnce('product_id'));

/** A change; omitted fields stay as they are. */
const orderEdit = object({
  /** Version of the order that the change was made from. */
  version: id().required('version is required'),
  /** An address of the customer, or one that staff enter. */
  address_id: id().optional(),
  address: enteredAddress.optional().default(undefined),
  /** All rows after the change; 0 removes a row. */
  lines: orderRows(0).optional(),
  /** Delivery fee in rupees; null: by the delivery terms again. */
  shipping: rupees().nullable().optional(),
});
export type OrderEdit = InferType<typeof orderEdit>;

const confirmedEdit = orderEdit.shape({
  reason: line(300).required('Enter a reason for the change'),
  /** Total that was shown before it was confirmed. */
  amount: rupees().required('Amount is required'),
});

const staff = staffCalls('orders');

export const previewOrderEdit = staff.post(
  '/staff/orders/{orderId}/change/preview/',
  'Preview the total after a change of an order; nothing is changed',
  { body: orderEdit, answer: success.shape({ data: changePreview.required() }) },
);

export const editOrder = staff.post(
  '/staff/orders/{orderId}/change/',
  'Change the address, items or delivery fee of an order until it is packed; the difference is refunded or becomes due',
  { body: confirmedEdit, answer: staffOrderAnswer },
);

export const createOrderPaymentLink = staff.post(
  '/staff/orders/{orderId}/payment-link/',
  'Create a payment link for the amount due of an order, to send to the customer',
  { answer: success.shape({ data: object({ payment_url: text(), amount: amount() }).required() }) },
);
