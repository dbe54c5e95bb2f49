import { boolean, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { order, orderStatuses } from './order.ts';
import { line, rupees, trackingNumber } from './rules.ts';

/** Status change of an order by staff, with its data. */
export const orderStep = object({
  status: string().oneOf(orderStatuses, 'Status is unknown').required('Status is required'),
  /** Courier, from Shipped on. */
  courier: line(80).optional(),
  tracking_number: trackingNumber().optional(),
  /** Shown in the order history; the reason if the order is cancelled. */
  note: line(500).optional(),
  /** For Cancelled and Refunded: the refund that was shown before it was confirmed. */
  refund_amount: rupees().optional(),
  /** Whether returned goods go back into stock; omitted: only goods without a fault do. */
  is_sellable: boolean().typeError('Must be true or false').optional(),
});
export type OrderStep = InferType<typeof orderStep>;

export const stepOrder = staffCalls('orders').post(
  '/staff/orders/{orderId}/step/',
  'Update the status of an order; the invoice is created with Packed',
  { body: orderStep, answer: success.shape({ data: order.required() }) },
);
