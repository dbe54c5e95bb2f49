import { courierLabel } from '../../contract/providers';
import type { ShipmentStatus } from '../../contract/shipment';
import type { ParcelWork } from '../../contract/staff-order-detail';
import { formatDate } from '../../format/date';
import type { Mood } from '../state-label';

const moods: Record<ShipmentStatus, Mood> = {
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

export const moodOfParcel = (status: ShipmentStatus): Mood => moods[status];

type Booking = NonNullable<ParcelWork['booking']>;

export function bookingText({ provider, status, problem, pickup_on }: Booking): string {
  const name = courierLabel(provider);
  switch (status) {
    case 'requested':
      return `${name}: awaiting confirmation`;
    case 'booked':
      return pickup_on ? `${name}, pickup on ${formatDate(pickup_on)}` : name;
    case 'refused':
      return `${name} rejected the booking: ${problem}`;
    case 'to_cancel':
      return `${name}: cancelling`;
    case 'cancelled':
      return problem ? `${name}: cancel it with the courier (${problem})` : `${name}: cancelled`;
  }
}
