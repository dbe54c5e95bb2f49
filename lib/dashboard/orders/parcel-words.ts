import type { ShipmentStatus } from '../../contract/shipment';
import type { OrderMood } from './order-words';

const moods: Record<ShipmentStatus, OrderMood> = {
  packed: 'waits',
  handed_over: 'good',
  in_transit: 'good',
  out_for_delivery: 'good',
  attempt_failed: 'bad',
  delivered: 'good',
  returning: 'bad',
  returned: 'past',
  lost: 'bad',
  cancelled: 'past',
};

export const moodOfParcel = (status: ShipmentStatus): OrderMood => moods[status];
