import { eq } from 'drizzle-orm';
import type { BookingInput } from '../../../../contract/staff-parcel.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { courierBookings } from '../../../db/schema/shipment.ts';
import { conflict, invalid } from '../../../errors.ts';
import { formatOrderId } from '../../order/order-id.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
import { mayBookAgain, nextReference } from '../booking/claim-booking.ts';
import { listOfferedCouriers } from '../../../providers/connect.ts';
import { runBooking } from '../booking/run-booking.ts';
import type { LockedShipment } from '../lock-shipments.ts';
import { parcelConflict } from '../parcel-conflict.ts';
import { withinParcel, type ParcelId } from './within-parcel.ts';

/**
 * Books a packed parcel at a connected courier: writes the booking first and calls the courier
 * after, so that whatever is repeated or interrupted gives one tracking number. 400 for a courier
 * that is not connected, 409 if the parcel has left, is booked, or the courier refuses it. If the
 * courier does not answer, a job continues.
 */
export async function bookParcel(
  context: ServiceContext,
  caller: CustomerCaller,
  parcel: ParcelId,
  input: BookingInput,
): Promise<void> {
  const offered = listOfferedCouriers(context, await readShop(context));
  const courier = offered.find(({ name }) => name === input.provider);
  if (!courier) throw invalid({ provider: ['This courier is not connected'] });
  let bookingId = 0;
  const auditEntry = { action: 'parcel.book', after: { parcel: parcel.number, ...input } };
  await withinParcel(context, caller, parcel, auditEntry, async (within, { shipment }) => {
    bookingId = await writeBooking(within, shipment, input, caller.customerId);
  });
  await runBooking(context, bookingId, courier).catch((error: unknown) => {
    context.log.warn({ err: error, booking: bookingId }, 'a courier booking has to wait');
  });
  const [booking] = await context.db
    .select()
    .from(courierBookings)
    .where(eq(courierBookings.id, bookingId));
  if (booking?.status === 'refused') throw conflict(booking.problem);
}

async function writeBooking(
  { db, now }: ServiceContext,
  shipment: LockedShipment,
  { provider, service, weight }: BookingInput,
  staffId: number,
): Promise<number> {
  const name = `Parcel ${shipment.number} of order ${formatOrderId(shipment.orderId)}`;
  if (shipment.status !== 'packed') throw parcelConflict(shipment, 'booked');
  const [before] = await db
    .select()
    .from(courierBookings)
    .where(eq(courierBookings.shipmentId, shipment.id));
  if (before?.status === 'to_cancel') {
    throw conflict(
      `The earlier booking of ${name.toLowerCase()} is being cancelled. Try again in a moment.`,
    );
  }
  if (before && !mayBookAgain(before)) {
    throw conflict(`${name} is already booked`, { tracking_number: before.trackingNumber });
  }
  const request = {
    provider,
    service,
    weight,
    staffId,
    status: 'requested',
    problem: '',
    tries: 0,
    trackingNumber: null,
    courier: null,
    providerId: null,
    pickupOn: null,
    reference: nextReference(`${formatOrderId(shipment.orderId)}-${shipment.number}`, before),
    updatedAt: now(),
  };
  const [row] = await db
    .insert(courierBookings)
    .values({ ...request, shipmentId: shipment.id })
    .onConflictDoUpdate({ target: courierBookings.shipmentId, set: request })
    .returning({ id: courierBookings.id });
  if (!row) throw new Error('The booking was not written');
  return row.id;
}
