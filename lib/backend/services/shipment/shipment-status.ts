import type { ShipmentStatus } from '../../../contract/shipment.ts';

/** Allowed transitions of a parcel. Couriers leave out states, so most can be skipped. */
const transitions: Record<ShipmentStatus, readonly ShipmentStatus[]> = {
  packed: [
    'handed_over',
    'in_transit',
    'out_for_delivery',
    'attempt_failed',
    'delivered',
    'returning',
    'lost',
    'cancelled',
  ],
  handed_over: [
    'in_transit',
    'out_for_delivery',
    'attempt_failed',
    'delivered',
    'returning',
    'returned',
    'lost',
  ],
  in_transit: ['out_for_delivery', 'attempt_failed', 'delivered', 'returning', 'returned', 'lost'],
  out_for_delivery: ['attempt_failed', 'delivered', 'returning', 'returned', 'lost'],
  attempt_failed: ['out_for_delivery', 'delivered', 'returning', 'returned', 'lost'],
  returning: ['returned', 'lost'],
  lost: ['delivered', 'returning', 'returned'],
  delivered: [],
  returned: [],
  cancelled: [],
};

/** States at the door, which alternate: of these the later report counts. */
const atTheDoor: readonly ShipmentStatus[] = ['out_for_delivery', 'attempt_failed'];

const closed: readonly ShipmentStatus[] = ['delivered', 'returned', 'cancelled'];

/** Whether the parcel has left the shop and its end is unknown. */
export const isUnderway = (status: ShipmentStatus): boolean =>
  status !== 'packed' && status !== 'lost' && !closed.includes(status);

export interface CurrentStatus {
  status: ShipmentStatus;
  movedAt: Date;
  settledAt: Date | null;
}

/** Whether a report of something that happened `at` this time moves the state of a parcel. */
export function mayMove(
  { status, movedAt, settledAt }: CurrentStatus,
  to: ShipmentStatus,
  at: Date,
): boolean {
  if (settledAt || !transitions[status].includes(to)) return false;
  return !(atTheDoor.includes(status) && atTheDoor.includes(to)) || at > movedAt;
}

/** States that staff and couriers may report; the other ones have their own calls. */
const reported: readonly ShipmentStatus[] = [
  'handed_over',
  'in_transit',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'returning',
  'lost',
];

/**
 * Statuses that a courier may report: parcels are packed, counted back and cancelled only in the
 * shop.
 */
export const isReported = (status: ShipmentStatus): boolean => reported.includes(status);

/** Returns the states that staff may report next. A packed parcel must be handed over first. */
export function nextReports({ status, settledAt }: CurrentStatus): ShipmentStatus[] {
  if (settledAt) return [];
  if (status === 'packed') return ['handed_over'];
  return reported.filter((to) => transitions[status].includes(to));
}
