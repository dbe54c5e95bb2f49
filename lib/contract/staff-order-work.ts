import { array, boolean, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { orderStatuses, returnResolutions, type ReturnResolution } from './order.ts';
import { returnInput } from './order-change.ts';
import { line, text, trackingNumber, yesNo } from './rules.ts';
import { orderStep } from './staff-order.ts';
import { staffOrderAnswer } from './staff-order-detail.ts';
import { callOutcomes } from './staff-order-list.ts';

/** Maximum number of orders to move or print in one request. */
export const maxOrdersPerBatch = 100;

const orderIds = () =>
  array(string().max(20).required('Choose orders'))
    .required('Choose orders')
    .min(1, 'Choose orders')
    .max(maxOrdersPerBatch, `Choose up to ${maxOrdersPerBatch} orders`);

/**
 * Bulk status change. Each order has a tracking number of its own, and may have another courier.
 */
const orderSteps = orderStep.omit(['tracking_number', 'refund_amount']).shape({
  order_ids: orderIds(),
  tracking_numbers: array(
    object({
      order_id: string().max(20).required(),
      tracking_number: trackingNumber().optional(),
      /** Instead of `courier`. */
      courier: line(80).optional(),
    }),
  )
    .max(maxOrdersPerBatch)
    .optional(),
});
export type OrderSteps = InferType<typeof orderSteps>;

const stepResult = object({
  order_id: text(),
  is_done: yesNo(),
  /** Current status; null if the order does not exist. */
  order_status: string().oneOf(orderStatuses).nullable().defined(),
  is_invoiced: yesNo(),
  /** Why it was not moved. */
  message: text(),
});
export type OrderStepResult = InferType<typeof stepResult>;

const staff = staffCalls('orders');

export const stepOrders = staff.post(
  '/staff/orders/steps/',
  'Update the status of several orders; each succeeds or fails on its own',
  { body: orderSteps, answer: success.shape({ data: array(stepResult.required()).required() }) },
);

const orderNoteInput = object({ text: line(1_000).required('Write a note') });

export const noteOrder = staff.post(
  '/staff/orders/{orderId}/notes/',
  'Add an internal note to an order',
  { body: orderNoteInput, answer: staffOrderAnswer, successStatus: 201 },
);

export const changeOrderNote = staff.patch(
  '/staff/orders/{orderId}/notes/{noteId}/',
  'Edit your own note on an order; the activity log keeps the earlier text',
  { body: orderNoteInput, answer: staffOrderAnswer },
);

export const removeOrderNote = staff.delete(
  '/staff/orders/{orderId}/notes/{noteId}/',
  'Delete your own note on an order, or any note as an owner; the activity log keeps its text',
  { answer: staffOrderAnswer },
);

/** Result of a cash-on-delivery call; `refused` requires a reason, which the customer can read. */
const orderCallInput = object({
  outcome: string()
    .oneOf(callOutcomes, 'Choose the result of the call')
    .required('Choose the result of the call'),
  text: line(500)
    .default('')
    .when('outcome', {
      is: 'refused',
      then: (schema) => schema.required('Enter the customer’s reason'),
    }),
});
export type OrderCallInput = InferType<typeof orderCallInput>;

export const callOrder = staff.post(
  '/staff/orders/{orderId}/calls/',
  'Record the result of a confirmation call for a Cash on Delivery order: confirmed, cancelled or still waiting',
  { body: orderCallInput, answer: staffOrderAnswer, successStatus: 201 },
);

const courierInput = object({
  courier: line(80).required('Enter a courier'),
  tracking_number: trackingNumber().default(''),
  /** Sends the shipping mail again with the changed data. */
  tells_customer: boolean().typeError('Must be true or false').default(false),
});
export type CourierInput = InferType<typeof courierInput>;

export const changeCourier = staff.patch(
  '/staff/orders/{orderId}/courier/',
  'Correct the courier and tracking number of a shipped order',
  { body: courierInput, answer: staffOrderAnswer },
);

const resolution = () =>
  string<ReturnResolution>().oneOf(returnResolutions, 'Choose a replacement or a refund');

const returnDecisionInput = object({
  is_accepted: boolean()
    .typeError('Must be true or false')
    .required('Approve or decline the return'),
  /** Omitted: a replacement of damaged, wrong or expired goods, otherwise a refund. */
  resolution: resolution().optional(),
  /** Visible to the customer. */
  note: line(500)
    .default('')
    .when('is_accepted', {
      is: false,
      then: (schema) => schema.required('Enter a message for the customer'),
    }),
});
export type ReturnDecisionInput = InferType<typeof returnDecisionInput>;

export const decideReturn = staff.post(
  '/staff/orders/{orderId}/return-decision/',
  'Approve or decline a return; a declined one sets the order back to Delivered',
  { body: returnDecisionInput, answer: staffOrderAnswer },
);

const staffReturnInput = returnInput.shape({
  resolution: resolution().required('Choose a replacement or a refund'),
  /** Visible to the customer. */
  note: line(500).default(''),
});
export type StaffReturnInput = InferType<typeof staffReturnInput>;

export const startReturn = staff.post(
  '/staff/orders/{orderId}/return/',
  'Create a return for a customer who called, at any time after delivery',
  { body: staffReturnInput, answer: staffOrderAnswer },
);

export const checkOrderPayments = staff.post(
  '/staff/orders/{orderId}/check-payments/',
  'Check the pending payments of an order with their gateways',
  { answer: staffOrderAnswer },
);
