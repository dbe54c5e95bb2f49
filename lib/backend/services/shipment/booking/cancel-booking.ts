import { cutText } from '../../../../contract/cut-text.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { courierBookings } from '../../../db/schema/shipment.ts';
import {
  CourierRefused,
  type CourierProvider,
} from '../../../providers/courier/courier-provider.ts';
import { claimBooking } from './claim-booking.ts';

/**
 * Cancels a withdrawn booking at its courier, also one whose answer was lost. Throws
 * `CourierUnavailable`; it is tried again once the lease has ended.
 */
export async function cancelBooking(
  context: ServiceContext,
  bookingId: number,
  courier: CourierProvider,
): Promise<void> {
  const booking = await claimBooking(context, bookingId, 'to_cancel');
  if (!booking) return;
  const { trackingNumber, courier: carrier, providerId } = booking;
  const parcel = trackingNumber
    ? { trackingNumber, courier: carrier ?? '', id: providerId ?? '' }
    : await courier.find(booking.reference);
  let problem = '';
  try {
    if (parcel) await courier.cancel(parcel);
  } catch (error) {
    if (!(error instanceof CourierRefused)) throw error;
    problem = cutText(error.message, 300);
  }
  await context.db
    .update(courierBookings)
    .set({ status: 'cancelled', problem, leaseUntil: null, updatedAt: context.now() })
    .where(eq(courierBookings.id, booking.id));
}
