import { and, eq, sql } from 'drizzle-orm';
import type { SplitInput } from '../../../../contract/staff-parcel.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { courierBookings, shipmentLines } from '../../../db/schema/shipment.ts';
import { conflict, invalid } from '../../../errors.ts';
import { formatOrderId } from '../../order/order-id.ts';
import { mayBookAgain } from '../booking/claim-booking.ts';
import { linesOfShipment, type LockedShipment } from '../lock-shipments.ts';
import { openShipment } from '../open-shipments.ts';
import { shareCashAgain } from '../share-cash.ts';
import { withinParcel, type ParcelId } from './within-parcel.ts';

/**
 * Moves pieces of a packed parcel into a new one and shares the cash again. 404 for an unknown
 * parcel, 400 if it does not hold these pieces or nothing would stay in it, 409 once a parcel of
 * the order has left.
 */
export async function splitParcel(
  context: ServiceContext,
  caller: CustomerCaller,
  parcel: ParcelId,
  { lines }: SplitInput,
): Promise<void> {
  const auditEntry = { action: 'parcel.split', after: { parcel: parcel.number, lines } };
  await withinParcel(context, caller, parcel, auditEntry, async (within, { order, shipment }) => {
    if (
      order.status !== 'Packed' ||
      shipment.status !== 'packed' ||
      (await isBooked(within, shipment.id))
    ) {
      throw conflict(
        `Order ${formatOrderId(order.id)} is ${order.status}: only packed parcels without a booking can be split`,
        { order_status: order.status },
      );
    }
    const moved = lines.map((one) => ({ orderLineId: one.line_id, quantity: one.quantity }));
    await takeOut(within, shipment, moved);
    await openShipment(within, order.id, { lines: moved }, caller.customerId);
    await shareCashAgain(within, order);
  });
}

async function takeOut(
  { db }: ServiceContext,
  shipment: LockedShipment,
  moved: readonly { orderLineId: number; quantity: number }[],
): Promise<void> {
  const parcelLines = await linesOfShipment({ db }, shipment.id);
  let left = parcelLines.reduce((sum, { quantity }) => sum + quantity, 0);
  for (const { orderLineId, quantity } of moved) {
    const line = parcelLines.find((one) => one.orderLineId === orderLineId);
    if (!line || quantity > line.quantity) {
      throw invalid({
        lines: [`Parcel ${shipment.number} has only ${line?.quantity ?? 0} of this item`],
      });
    }
    left -= quantity;
    const of = and(
      eq(shipmentLines.shipmentId, shipment.id),
      eq(shipmentLines.orderLineId, orderLineId),
    );
    await (quantity === line.quantity
      ? db.delete(shipmentLines).where(of)
      : db
          .update(shipmentLines)
          .set({ quantity: sql`${shipmentLines.quantity} - ${quantity}` })
          .where(of));
  }
  if (left === 0) throw invalid({ lines: ['Leave at least one item in the first parcel'] });
}

async function isBooked({ db }: ServiceContext, shipmentId: number): Promise<boolean> {
  const bookings = await db
    .select({ status: courierBookings.status, problem: courierBookings.problem })
    .from(courierBookings)
    .where(eq(courierBookings.shipmentId, shipmentId));
  return bookings.some((booking) => !mayBookAgain(booking));
}
