import { asc, eq, inArray } from 'drizzle-orm';
import { connectedCourierNames } from '../../../../contract/providers.ts';
import { bookingStatuses, type ParcelWork } from '../../../../contract/staff-order-detail.ts';
import { shipmentStatuses } from '../../../../contract/shipment.ts';
import type { ServiceContext } from '../../../context.ts';
import { customers } from '../../../db/schema/customer.ts';
import type { OrderRow } from '../../../db/schema/order.ts';
import {
  courierBookings,
  shipmentEvents,
  shipments,
  type CourierBookingRow,
} from '../../../db/schema/shipment.ts';
import { assertOneOf } from '../../order/assert-one-of.ts';
import { readOrderBalance } from '../../refund/order-balance.ts';
import { planFullRefund, toRefundShares, type PlannedRefund } from '../../refund/planned-refund.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
import { mayBookAgain } from '../booking/claim-booking.ts';
import { listOfferedCouriers } from '../../../providers/connect.ts';
import { planParcelRefund } from '../credit-parcel.ts';
import { statusByParcels } from '../derive-order.ts';
import { linesOfShipment, shipmentsOf, type LockedShipment } from '../lock-shipments.ts';
import { mayMove, nextReports } from '../shipment-status.ts';

/** Returns what staff may do with each parcel of an order, and all that was reported. */
export async function readParcelWork(
  context: ServiceContext,
  order: OrderRow,
): Promise<ParcelWork[]> {
  const { db, now } = context;
  const orderId = order.id;
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
  const canBook = listOfferedCouriers(context, await readShop(context)).length > 0;
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
      ...(await planRefunds(context, order, row, rows)),
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

/* What `settleShipment` would refund. */
async function planRefunds(
  context: ServiceContext,
  order: OrderRow,
  parcel: LockedShipment,
  parcels: readonly LockedShipment[],
): Promise<Pick<ParcelWork, 'refund' | 'refund_without_fee'>> {
  const settledAt = context.now();
  const maySettle =
    !parcel.settledAt && (parcel.status === 'lost' || mayMove(parcel, 'returned', settledAt));
  if (!maySettle) return { refund: null, refund_without_fee: null };
  const after = parcels.map((one) =>
    one.id === parcel.id ? { status: 'returned' as const, settledAt } : one,
  );
  const balance = await readOrderBalance(context, order);
  const show = ({ shares }: PlannedRefund) => toRefundShares(balance, shares);
  if (statusByParcels('Shipped', after) !== 'Cancelled') {
    const plan = await planParcelRefund(context, order, parcel, balance);
    return { refund: show(plan), refund_without_fee: null };
  }
  const full = show(planFullRefund(balance));
  const withoutFee = show(planFullRefund(balance, { keepsDeliveryFee: true }));
  return { refund: full, refund_without_fee: withoutFee.total < full.total ? withoutFee : null };
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
