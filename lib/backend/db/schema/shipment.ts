import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, paise, reference, serialId, updatedAt } from './columns.ts';
import { customers } from './customer.ts';
import { orderLines, orders } from './order.ts';

/** Parcels of an order, from Packed on. */
export const shipments = pgTable(
  'shipments',
  {
    id: serialId(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    /** Counts from 1 within the order. */
    number: integer('number').notNull(),
    status: text('status').notNull().default('packed'),
    /** Name of the courier as shown; null if not known. */
    courier: text('courier'),
    trackingNumber: text('tracking_number'),
    /** Connected courier that gave the tracking number, and its page about the parcel. */
    provider: text('provider'),
    trackingPage: text('tracking_page'),
    /** Share of the parcel in the cash to be collected, in paise. */
    cashDue: paise('cash_due').notNull().default(0),
    handedOverAt: instant('handed_over_at'),
    deliveredAt: instant('delivered_at'),
    /** Latest time of the reports that moved it. */
    movedAt: instant('moved_at').notNull().defaultNow(),
    /** When a returned or lost parcel was credited: it does not move any more. */
    settledAt: instant('settled_at'),
    /** Cash that the courier has paid to the shop: paise, day and reference of the transfer. */
    cashReceived: paise('cash_received'),
    cashPaidOn: date('cash_paid_on', { mode: 'string' }),
    cashReference: text('cash_reference'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('shipments_number_key').on(t.orderId, t.number),
    index('shipments_tracking_idx').on(t.trackingNumber),
    check(
      'shipments_status',
      sql`${t.status} in ('packed', 'handed_over', 'in_transit', 'out_for_delivery', 'attempt_failed', 'delivered', 'returning', 'returned', 'lost', 'cancelled')`,
    ),
    index('shipments_cash_idx')
      .on(t.deliveredAt, t.id)
      .where(sql`${t.cashDue} > 0 and ${t.status} = 'delivered'`),
    check(
      'shipments_cash_received',
      sql`(${t.cashReceived} is null) = (${t.cashPaidOn} is null) and (${t.cashReceived} is null) = (${t.cashReference} is null)`,
    ),
    check('shipments_cash', sql`${t.cashDue} >= 0`),
  ],
);
export type ShipmentRow = typeof shipments.$inferSelect;

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    id: serialId(),
    shipmentId: reference('shipment_id', () => shipments.id, { onDelete: 'cascade' }),
    orderLineId: reference('order_line_id', () => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** Pieces that came back: fit for sale, and not. */
    sellable: integer('sellable').notNull().default(0),
    unsellable: integer('unsellable').notNull().default(0),
  },
  (t) => [
    unique('shipment_lines_line_key').on(t.shipmentId, t.orderLineId),
    index('shipment_lines_order_line_idx').on(t.orderLineId),
    check('shipment_lines_quantity', sql`${t.quantity} > 0`),
    check(
      'shipment_lines_back',
      sql`${t.sellable} >= 0 and ${t.unsellable} >= 0 and ${t.sellable} + ${t.unsellable} <= ${t.quantity}`,
    ),
  ],
);

/** Tracking events of a shipment, including those that did not change its status. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    id: serialId(),
    shipmentId: reference('shipment_id', () => shipments.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    /** `staff`, `store`, or the connected courier. */
    source: text('source').notNull(),
    note: text('note').notNull().default(''),
    /** Deduplication key of a courier's report. */
    eventKey: text('event_key'),
    /** Whether it moved the state. */
    hasMoved: boolean('has_moved').notNull(),
    staffId: integer('staff_id').references(() => customers.id),
    /** When it happened, as the source says. */
    at: instant('at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('shipment_events_key').on(t.shipmentId, t.source, t.eventKey),
    index('shipment_events_shipment_idx').on(t.shipmentId, t.at),
  ],
);

/** Couriers that staff book manually. */
export const couriers = pgTable('couriers', {
  id: serialId(),
  name: text('name').notNull().unique(),
  /** Address with `{number}` as placeholder of the tracking number; empty: none. */
  trackingTemplate: text('tracking_template').notNull().default(''),
});

/**
 * Booking of a parcel at a connected courier: written before the courier is called, and worked on
 * under a lease, so that a call that was interrupted is looked up and not repeated.
 */
export const courierBookings = pgTable(
  'courier_bookings',
  {
    id: serialId(),
    shipmentId: integer('shipment_id')
      .notNull()
      .unique()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The store's own id of the booking at the courier. */
    reference: text('reference').notNull().unique(),
    service: text('service').notNull(),
    /** Grams. */
    weight: integer('weight').notNull(),
    status: text('status').notNull().default('requested'),
    trackingNumber: text('tracking_number'),
    /** Name of the carrier. */
    courier: text('courier'),
    /** The courier's own id of the parcel. */
    providerId: text('provider_id'),
    /** Why the courier refused it; empty: it did not. */
    problem: text('problem').notNull().default(''),
    /** Only its holder works on it until then. */
    leaseUntil: instant('lease_until'),
    tries: integer('tries').notNull().default(0),
    pickupOn: text('pickup_on'),
    staffId: integer('staff_id').references(() => customers.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('courier_bookings_tracking_key')
      .on(t.provider, t.trackingNumber)
      .where(sql`${t.trackingNumber} is not null`),
    index('courier_bookings_open_idx')
      .on(t.id)
      .where(sql`${t.status} in ('requested', 'to_cancel')`),
    check(
      'courier_bookings_status',
      sql`${t.status} in ('requested', 'booked', 'refused', 'to_cancel', 'cancelled')`,
    ),
    check('courier_bookings_weight', sql`${t.weight} > 0`),
    check(
      'courier_bookings_booked',
      sql`${t.status} <> 'booked' or (${t.trackingNumber} is not null and ${t.courier} is not null)`,
    ),
  ],
);
export type CourierBookingRow = typeof courierBookings.$inferSelect;
