import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { orders } from '../../../db/schema/order.ts';
import { courierBookings, shipments } from '../../../db/schema/shipment.ts';
import { conflict } from '../../../errors.ts';
import { findCourier } from '../../../providers/connect.ts';
import { formatOrderId } from '../../order/order-id.ts';
import { cancelBooking, withdrawBooking } from '../booking/claim-booking.ts';
import { parcelConflict } from '../parcel-conflict.ts';
import { withinParcel, type ParcelId } from './within-parcel.ts';

/**
 * Cancels the booking of a parcel that has not left, so that it can be booked again. 409 if it has
 * left or is not booked. If the courier does not answer, a job continues.
 */
export async function unbookParcel(
  context: ServiceContext,
  caller: CustomerCaller,
  parcel: ParcelId,
): Promise<void> {
  const auditEntry = { action: 'parcel.unbook', after: { parcel: parcel.number } };
  let booking = { id: 0, provider: '' };
  await withinParcel(context, caller, parcel, auditEntry, async (within, { order, shipment }) => {
    if (shipment.status !== 'packed') throw parcelConflict(shipment, 'unbooked');
    const [found] = await within.db
      .select()
      .from(courierBookings)
      .where(eq(courierBookings.shipmentId, shipment.id));
    if (found?.status !== 'booked') {
      throw conflict(
        `Parcel ${parcel.number} of order ${formatOrderId(parcel.orderId)} is not booked with a courier`,
      );
    }
    booking = found;
    await withdrawBooking(within, shipment.id);
    await within.db
      .update(shipments)
      .set({ provider: null, courier: null, trackingNumber: null, trackingPage: null })
      .where(eq(shipments.id, shipment.id));
    if (order.trackingNumber !== shipment.trackingNumber) return;
    await within.db
      .update(orders)
      .set({ courier: null, trackingNumber: null })
      .where(eq(orders.id, order.id));
  });
  const courier = findCourier(context, booking.provider);
  if (!courier) return;
  await cancelBooking(context, booking.id, courier).catch((error: unknown) => {
    context.log.warn({ err: error, booking: booking.id }, 'a cancellation has to wait');
  });
}
