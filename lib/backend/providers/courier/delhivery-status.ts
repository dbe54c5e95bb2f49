import type { ShipmentStatus } from '../../../contract/shipment.ts';

/** Statuses of type UD (undelivered). */
const undelivered: Record<string, ShipmentStatus> = {
  'Picked Up': 'handed_over',
  'In Transit': 'in_transit',
  Dispatched: 'out_for_delivery',
  Undelivered: 'attempt_failed',
};

/**
 * Maps a status of Delhivery; null if it does not move the parcel. Type RT is on its way back; a
 * parcel that came back (DL with RTO) is counted by staff.
 */
export function delhiveryStatus(type: string, status: string): ShipmentStatus | null {
  if (type === 'DL') return status === 'Delivered' ? 'delivered' : 'returning';
  if (type === 'RT') return 'returning';
  if (type === 'LT') return 'lost';
  return type === 'UD' ? (undelivered[status] ?? null) : null;
}
