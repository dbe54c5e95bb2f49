import { conflict, type StoreError } from '../../errors.ts';
import { formatOrderId } from '../order/order-id.ts';
import type { LockedShipment } from './lock-shipments.ts';
import { shipmentLabels } from '../../../contract/shipment.ts';

/**
 * 409 for a change that the status of a parcel does not allow, for example after a concurrent one.
 */
export function parcelConflict(
  { orderId, number, status, settledAt }: LockedShipment,
  refusedChange: string,
): StoreError {
  const now = settledAt ? 'settled' : shipmentLabels[status].toLowerCase();
  return conflict(
    `Parcel ${number} of order ${formatOrderId(orderId)} is ${now} and can’t be ${refusedChange}`,
    { parcel_status: status },
  );
}
