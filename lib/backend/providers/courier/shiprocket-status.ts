import type { ShipmentStatus } from '../../../contract/shipment.ts';

const statuses: Record<string, ShipmentStatus> = {
  'PICKED UP': 'handed_over',
  SHIPPED: 'in_transit',
  'IN TRANSIT': 'in_transit',
  'REACHED AT DESTINATION HUB': 'in_transit',
  'OUT FOR DELIVERY': 'out_for_delivery',
  UNDELIVERED: 'attempt_failed',
  DELIVERED: 'delivered',
  'RTO INITIATED': 'returning',
  'RTO IN TRANSIT': 'returning',
  // Staff count the pieces before it is returned.
  'RTO DELIVERED': 'returning',
  LOST: 'lost',
  'DISPOSED OFF': 'lost',
};

/** Maps a status of Shiprocket; null if it does not move the parcel, such as a planned pickup. */
export const shiprocketStatus = (text: string): ShipmentStatus | null =>
  statuses[text.trim().toUpperCase().replace(/[_-]/g, ' ')] ?? null;
