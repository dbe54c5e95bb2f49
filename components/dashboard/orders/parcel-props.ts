import type { Shipment } from '@/lib/contract/shipment';
import type { ParcelWork, StaffOrder } from '@/lib/contract/staff-order-detail';

export interface ParcelProps {
  order: StaffOrder;
  parcel: Shipment;
  work: ParcelWork;
  onChanged: (order: StaffOrder) => void;
}
