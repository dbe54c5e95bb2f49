import { array, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, line, moment, text, textOrNull, trackingNumber, yesNo } from './rules.ts';

/** Orders of these statuses are packed and handed over. */
export const packingStatuses = ['Confirmed', 'Packed'] as const;
export type PackingStatus = (typeof packingStatuses)[number];

/** Maximum number of orders of one status in a list. */
export const maxOrdersToPack = 100;

const packingLine = object({
  id: count(),
  product_name: text(),
  product_image: textOrNull(),
  /** Such as `250 g`. */
  pack_size: text(),
  sku: text(),
  barcode: textOrNull(),
  quantity: count(),
  /** The combo that it is a part of; null: sold singly. */
  combo: object({ id: count(), name: text(), quantity: count() })
    .nullable()
    .optional()
    .default(undefined),
});

/** Order data for packing: no prices, no revenue; the cash to collect is on the label. */
const packingOrder = object({
  order_id: text(),
  order_status: string().oneOf(packingStatuses).required(),
  placed_at: moment(),
  expected_on: textOrNull(),
  is_priority: yesNo(),
  is_gift: yesNo(),
  gift_message: textOrNull(),
  name: text(),
  mobile_no: text(),
  full_address: text(),
  city: text(),
  /** Units to check; a combo counts its parts. */
  item_count: count(),
  /** Rupees to collect at the door; 0 if paid. */
  cash_due: amount(),
  courier: textOrNull(),
  tracking_number: textOrNull(),
  lines: array(packingLine.required()).required(),
});
export type PackingOrder = InferType<typeof packingOrder>;

const staff = staffCalls('packing');

export const listPackingOrders = staff.get(
  '/staff/packing/',
  'List orders to pack and to ship: members first, then oldest first, up to 100 per status',
  {
    query: object({
      status: string().oneOf(packingStatuses, 'Status is unknown').optional(),
      /** Only this order; empty if it is neither to pack nor to hand over. */
      order_id: line(20).optional(),
    }),
    answer: success.shape({
      data: array(packingOrder.required()).required(),
      more: yesNo(),
    }),
  },
);

const handOver = object({
  courier: line(80).required('Enter a courier'),
  tracking_number: trackingNumber().default(''),
});

const moved = success.shape({ message: text() });

export const packOrder = staff.post(
  '/staff/packing/{orderId}/packed/',
  'Mark an order as packed; creates its invoice',
  { answer: moved },
);

export const handOverOrder = staff.post(
  '/staff/packing/{orderId}/handed-over/',
  'Mark a packed order as shipped; the customer is notified',
  { body: handOver, answer: moved },
);
