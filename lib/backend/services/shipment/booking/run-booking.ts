import { cutText } from '../../../../contract/cut-text.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { courierBookings, shipments, type CourierBookingRow } from '../../../db/schema/shipment.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import {
  CourierRefused,
  type BookedParcel,
  type CourierProvider,
  type BookingRequest,
} from '../../../providers/courier/courier-provider.ts';
import { lockOrder } from '../../order/lock-order.ts';
import { deriveOrder } from '../derive-order.ts';
import { claimBooking } from './claim-booking.ts';
import { customers } from '../../../db/schema/customer.ts';
import { orders } from '../../../db/schema/order.ts';
import { readHead } from '../../shop-profile/read-head.ts';
import { linesOfOrder, linesOfShipment } from '../lock-shipments.ts';

/**
 * Books a requested parcel at its courier. May be interrupted and repeated anywhere: a booking that
 * the courier has already is found by the store's reference, and only the holder of the lease calls
 * the courier. Throws `CourierUnavailable`; it is tried again once the lease has ended.
 */
export async function runBooking(
  context: ServiceContext,
  bookingId: number,
  courier: CourierProvider,
): Promise<void> {
  const booking = await claimBooking(context, bookingId, 'requested');
  if (!booking) return;
  const request = await bookingRequest(context, booking);
  try {
    const parcel = (await courier.find(booking.reference)) ?? (await courier.book(request));
    await keepBooked(context, booking.id, courier, parcel);
  } catch (error) {
    if (!(error instanceof CourierRefused)) throw error;
    await context.db
      .update(courierBookings)
      .set({ status: 'refused', problem: cutText(error.message, 300), leaseUntil: null })
      .where(eq(courierBookings.id, booking.id));
  }
}

/* The order first: the same lock order as in cancelling, to avoid deadlocks. */
async function keepBooked(
  context: ServiceContext,
  bookingId: number,
  courier: CourierProvider,
  parcel: BookedParcel,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const [seen] = await tx
      .select({ orderId: shipments.orderId, shipmentId: shipments.id })
      .from(courierBookings)
      .innerJoin(shipments, eq(shipments.id, courierBookings.shipmentId))
      .where(eq(courierBookings.id, bookingId));
    if (!seen) return;
    const order = await lockOrder(within, seen.orderId);
    const [booking] = await tx
      .select()
      .from(courierBookings)
      .where(eq(courierBookings.id, bookingId));
    if (!booking) return;
    // Withdrawn during the booking: the number is saved, so that it is cancelled, even if the
    // courier was asked too early and did not know it yet.
    const isWanted = booking.status === 'requested';
    await tx
      .update(courierBookings)
      .set({
        status: isWanted ? 'booked' : 'to_cancel',
        leaseUntil: null,
        trackingNumber: parcel.trackingNumber,
        courier: parcel.courier,
        providerId: parcel.id,
        problem: '',
        updatedAt: context.now(),
      })
      .where(eq(courierBookings.id, bookingId));
    if (!isWanted) return;
    await tx
      .update(shipments)
      .set({
        provider: courier.name,
        courier: parcel.courier,
        trackingNumber: parcel.trackingNumber,
        trackingPage: courier.trackingPage(parcel),
      })
      .where(eq(shipments.id, seen.shipmentId));
    await deriveOrder(within, order);
  });
}

async function bookingRequest(
  context: ServiceContext,
  { shipmentId, reference, service, weight }: CourierBookingRow,
): Promise<BookingRequest> {
  const [found] = await context.db
    .select({ order: orders, cashDue: shipments.cashDue, email: customers.email })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(shipments.id, shipmentId));
  if (!found) throw new Error(`Parcel ${shipmentId} is not there`);
  const { order, cashDue, email } = found;
  const lines = await linesOfOrder(context, order.id);
  const items = (await linesOfShipment(context, shipmentId)).map(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    if (!line) throw new Error(`Line ${orderLineId} is not part of the order`);
    return { name: line.name, sku: line.sku, quantity, price: line.price };
  });
  return {
    reference,
    service,
    weight,
    cashDue,
    value: items.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    orderedAt: order.placedAt,
    to: order.shippingAddress,
    // The courier requires one.
    email: email ?? (await readHead(context)).email,
    items,
  };
}
