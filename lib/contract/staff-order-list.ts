import { array, boolean, object, string, type InferType } from 'yup';
import { listDay } from './day-rule.ts';
import { staffCalls } from './endpoint.ts';
import { orderStatuses, payTypes, type OrderStatus } from './order.ts';
import { amount, count, line, moment, text, textOrNull, yesNo } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

const staffOrderSorts = ['queue', 'placed_at', 'final_total'] as const;

/**
 * Orders that need attention: unpaid online order; unpaid here although the gateway has taken
 * money; cash on delivery waiting for a call; return waiting for a decision.
 */
export const orderConcerns = [
  'waits_for_payment',
  'paid_elsewhere',
  'to_be_called',
  'return_to_decide',
] as const;
export type OrderConcern = (typeof orderConcerns)[number];

export const callOutcomes = ['confirmed', 'no_answer', 'call_back', 'refused'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

const isStatus = (value: string): value is OrderStatus =>
  orderStatuses.some((status) => status === value);

/** Parses the statuses of a filter: `Pending,Confirmed`. */
export const parseStatuses = (names: string | undefined): OrderStatus[] =>
  (names ?? '').split(',').filter(isStatus);

const yes = () => boolean().typeError('Must be true or false').optional();

/** Filters of the order list; dates are days in India, both inclusive. */
const staffOrderQuery = staffListQuery(staffOrderSorts).shape({
  /** One or more statuses, separated by commas. */
  status: string()
    .max(200, 'Status is unknown')
    .test('status', 'Status is unknown', (value) => !value || value.split(',').every(isStatus))
    .optional(),
  pay_type: string().oneOf(payTypes, 'Choose a payment method').optional(),
  is_paid: yes(),
  /** Orders of Elite members, which have priority. */
  is_priority: yes(),
  is_gift: yes(),
  from: listDay(),
  to: listDay(),
  city: line(80).optional(),
  state: line(80).optional(),
  concern: string().oneOf(orderConcerns, 'Unknown filter').optional(),
});
export type StaffOrderQuery = InferType<typeof staffOrderQuery>;

const staffOrderRow = object({
  order_id: text(),
  order_date: moment(),
  order_status: string().oneOf(orderStatuses).required(),
  pay_type: string().oneOf(payTypes).required(),
  is_paid: yesNo(),
  is_priority: yesNo(),
  is_gift: yesNo(),
  /** The invoice is created with the status Packed. */
  is_invoiced: yesNo(),
  customer_id: count(),
  customer_name: text(),
  customer_mobile: text(),
  city: text(),
  state: text(),
  /** As the customer counts: a combo is one item. */
  item_count: count(),
  final_total: amount(),
  /** Expected day of delivery, `YYYY-MM-DD`. */
  expected_on: textOrNull(),
  courier: textOrNull(),
  tracking_number: textOrNull(),
  /** Result of the last call; null if there was none. */
  last_call: string().oneOf(callOutcomes).nullable().defined(),
  note_count: count(),
});
export type StaffOrderRow = InferType<typeof staffOrderRow>;

/** Counts over the whole store, limited to `maxCountedRows`. */
const counted = <const Name extends string>(names: readonly Name[]) =>
  array(
    object({
      name: string<Name>().oneOf(names).required(),
      count: count(),
      more: yesNo(),
    }).required(),
  ).required();

export const listStaffOrders = staffCalls('orders').get(
  '/staff/orders/',
  'List orders: members first, then oldest first, unless sorted otherwise',
  {
    query: staffOrderQuery,
    answer: staffListAnswer(staffOrderRow).shape({
      statuses: counted(orderStatuses),
      concerns: counted(orderConcerns),
    }),
  },
);
