import { boolean, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { order, orderStatuses } from './order.ts';
import { line } from './rules.ts';

/** Where staff move an order to, and what they know of it. */
export const orderStep = object({
  status: string().oneOf(orderStatuses, 'Status is unknown').required('Status is required'),
  /** Who brings it, from Shipped on. */
  courier: line(80).optional(),
  tracking_number: line(80).optional(),
  /** Stands in the order's history; the reason where it is cancelled. */
  note: line(500).optional(),
  /** Whether what came back goes back into stock; left out, only what had no fault does. */
  is_sellable: boolean().typeError('Must be true or false').optional(),
});
export type OrderStep = InferType<typeof orderStep>;

export const stepOrder = endpoint({
  method: 'POST',
  path: '/staff/orders/{orderId}/step/',
  caller: 'staff',
  area: 'orders',
  summary: 'Move an order along its life; the invoice comes with Packed',
  body: orderStep,
  answer: success.shape({ data: order.required() }),
});
