import { asc, eq, inArray } from 'drizzle-orm';
import { bookingStatuses, connectedCourierNames } from '../../../../contract/courier.ts';
import { shipmentStatuses } from '../../../../contract/shipment.ts';
import type { ParcelWork } from '../../../../contract/staff-order-detail.ts';
import type { ServiceContext } from '../../../context.ts';
import { customers } from '../../../db/schema/customer.ts';
import {
  courierBookings,
  shipmentEvents,
  shipments,
  type CourierBookingRow,
} from '../../../db/schema/shipment.ts';
import { assertOneOf } from '../../order/assert-one-of.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
import { mayBookAgain } from '../booking/may-book-again.ts';
import { offeredCouriers } from '../booking/offered-couriers.ts';
import { linesOfShipment, shipmentsOf, type LockedShipment } from '../lock-shipments.ts';
import { mayMove, nextReports } from '../shipment-status.ts';

/** Returns what staff may do with each parcel of an order, and all that was reported. */
export async function readParcelWork(
  context: ServiceContext,
  orderId: number,
): Promise<ParcelWork[]> {
  const { db, now } = context;
  const rows = await shipmentsOf(context, orderId);
  const events = await db
    .select({
      event: shipmentEvents,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(shipmentEvents)
    .innerJoin(shipments, eq(shipments.id, shipmentEvents.shipmentId))
    .leftJoin(customers, eq(customers.id, shipmentEvents.staffId))
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipmentEvents.id));
  const booked = await bookingsOf(context, rows);
  const canBook = offeredCouriers(context, await readShop(context)).length > 0;
  const hasLeft = rows.some(({ status }) => status !== 'packed' && status !== 'cancelled');
  const work: ParcelWork[] = [];
  for (const row of rows) {
    const booking = booked.find(({ shipmentId }) => shipmentId === row.id);
    const isFree = !booking || mayBookAgain(booking);
    work.push({
      number: row.number,
      next_states: nextReports(row),
      may_split: row.status === 'packed' && isFree && !hasLeft && (await isDivisible(context, row)),
      may_return: mayMove(row, 'returned', now()),
      may_give_up: row.status === 'lost' && !row.settledAt,
      booking: booking ? toBooking(booking) : null,
      may_book: canBook && row.status === 'packed' && isFree,
      settled_at: row.settledAt?.toISOString() ?? null,
      reports: events
        .filter(({ event }) => event.shipmentId === row.id)
        .map(({ event, firstName, lastName }) => ({
          status: assertOneOf(shipmentStatuses, event.status),
          at: event.at.toISOString(),
          source: event.source,
          by: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
          note: event.note,
          has_moved: event.hasMoved,
        })),
    });
  }
  return work;
}

async function isDivisible(context: ServiceContext, { id }: LockedShipment): Promise<boolean> {
  const lines = await linesOfShipment(context, id);
  return lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
}

const bookingsOf = async (
  { db }: ServiceContext,
  rows: readonly LockedShipment[],
): Promise<CourierBookingRow[]> =>
  rows.length === 0
    ? []
    : db
        .select()
        .from(courierBookings)
        .where(
          inArray(
            courierBookings.shipmentId,
            rows.map(({ id }) => id),
          ),
        );

const toBooking = ({ provider, status, problem, pickupOn }: CourierBookingRow) => ({
  provider: assertOneOf(connectedCourierNames, provider),
  status: assertOneOf(bookingStatuses, status),
  problem,
  pickup_on: pickupOn,
});
