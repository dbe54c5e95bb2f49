import type { ServiceContext } from '../../context.ts';
import { withdrawBooking } from './booking/withdraw-booking.ts';
import { shipmentsOf } from './lock-shipments.ts';
import { moveShipment } from './move-shipment.ts';

/** Closes the parcels of a locked order that is cancelled before it has left. */
export async function cancelShipments(
  context: ServiceContext,
  orderId: number,
  { reason, staffId }: { reason: string; staffId?: number | undefined },
): Promise<void> {
  for (const shipment of await shipmentsOf(context, orderId)) {
    await moveShipment(context, shipment, {
      status: 'cancelled',
      at: context.now(),
      source: staffId ? 'staff' : 'store',
      note: reason,
      staffId,
    });
    await withdrawBooking(context, shipment.id);
  }
}
