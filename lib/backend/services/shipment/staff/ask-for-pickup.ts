import { eq } from 'drizzle-orm';
import { dayInIndia } from '../../../../contract/india-clock.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { courierBookings } from '../../../db/schema/shipment.ts';
import { conflict, StoreError } from '../../../errors.ts';
import { findCourier } from '../../../providers/connect.ts';
import { CourierRefused, CourierUnavailable } from '../../../providers/courier/courier-provider.ts';
import { shipmentOf } from '../lock-shipments.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import type { ParcelId } from './within-parcel.ts';

/**
 * Asks the courier to fetch a booked parcel today. Asked twice, it is fetched once. 409 if the
 * parcel is not booked or the courier refuses, 503 if it does not answer.
 */
export async function askForPickup(
  context: ServiceContext,
  caller: CustomerCaller,
  { orderId, number }: ParcelId,
): Promise<void> {
  const shipment = await shipmentOf(context, orderId, number);
  const [booking] = await context.db
    .select()
    .from(courierBookings)
    .where(eq(courierBookings.shipmentId, shipment.id));
  const courier = booking && findCourier(context, booking.provider);
  if (booking?.status !== 'booked' || !courier || !booking.trackingNumber) {
    throw conflict(`Parcel ${number} is not booked with a courier`);
  }
  const day = dayInIndia(context.now());
  if (booking.pickupOn === day) return;
  try {
    await courier.requestPickup(
      {
        trackingNumber: booking.trackingNumber,
        courier: booking.courier ?? '',
        id: booking.providerId ?? '',
      },
      day,
    );
  } catch (error) {
    if (error instanceof CourierRefused) throw conflict(error.message);
    if (error instanceof CourierUnavailable) {
      throw new StoreError(503, 'The courier is not responding. Try again later.');
    }
    throw error;
  }
  await context.db
    .update(courierBookings)
    .set({ pickupOn: day, updatedAt: context.now() })
    .where(eq(courierBookings.id, booking.id));
  await writeAudit(context, caller, 'parcel.pickup', `order:${orderId}`, {
    after: { parcel: number, day },
  });
}
