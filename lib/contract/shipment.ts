import { array, number, object, string, type InferType } from 'yup';
import { rowPieces } from './family.ts';
import { count, moment, text, textOrNull } from './rules.ts';

/**
 * States of a shipment (parcel) of an order. `returning`: refused or undeliverable (RTO), on its
 * way back; `returned`: back and counted; `cancelled`: never left the shop.
 */
export const shipmentStatuses = [
  'packed',
  'handed_over',
  'in_transit',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'cancelled',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

export const shipmentLabels: Record<ShipmentStatus, string> = {
  packed: 'Packed',
  handed_over: 'Shipped',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  attempt_failed: 'Delivery attempted',
  delivered: 'Delivered',
  returning: 'On its way back',
  returned: 'Returned',
  lost: 'Lost',
  cancelled: 'Cancelled',
};

const shipmentEvent = object({
  status: string().oneOf(shipmentStatuses).required(),
  at: moment(),
  /** Comment of the courier or the shop. */
  note: text(),
});

/** A parcel as its customer sees it. */
export const shipment = object({
  /** Counts from 1 within the order. */
  number: count(),
  status: string().oneOf(shipmentStatuses).required(),
  courier: textOrNull(),
  tracking_number: textOrNull(),
  /** Page of the courier; null if there is none. */
  tracking_url: textOrNull(),
  /** Cash to pay on delivery, in rupees; 0 if it is paid. */
  cash_due: number().required().strict(),
  items: array(rowPieces.required()).required(),
  /** In the order in which they happened. */
  events: array(shipmentEvent.required()).required(),
});
export type Shipment = InferType<typeof shipment>;
