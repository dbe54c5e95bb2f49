import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { orders, type OrderAddress } from '../../db/schema/order.ts';
import { courierBookings, shipmentLines, shipments } from '../../db/schema/shipment.ts';
import { conflict } from '../../errors.ts';
import { orderIdOf } from '../order/order-id.ts';

export interface Label {
  orderId: number;
  /** Number of the parcel, and how many the order has. */
  number: number;
  parcels: number;
  courier: string | null;
  trackingNumber: string | null;
  address: OrderAddress;
  /** Paise to collect; 0 if it is paid. */
  cashDue: number;
  pieces: number;
  /** Grams; null if it is not known. */
  weight: number | null;
  packedAt: Date;
}

/**
 * Returns the labels of the parcels of these orders (`SO-000001,SO-000002`) that are not back, in
 * this order. Throws 409 if none has a parcel.
 */
export async function readLabels({ db }: ServiceContext, names: string): Promise<Label[]> {
  const ids = [...new Set(names.split(',').map(orderIdOf))];
  const rows = await db
    .select({
      shipment: shipments,
      address: orders.shippingAddress,
      weight: courierBookings.weight,
      pieces: sql<number>`(select coalesce(sum(${shipmentLines.quantity}), 0)::integer
        from ${shipmentLines} where ${shipmentLines.shipmentId} = ${shipments.id})`,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .leftJoin(
      courierBookings,
      and(
        eq(courierBookings.shipmentId, shipments.id),
        notInArray(courierBookings.status, ['refused', 'cancelled']),
      ),
    )
    .where(and(inArray(shipments.orderId, ids), ne(shipments.status, 'cancelled')))
    .orderBy(asc(shipments.number));
  const isLeft = ({ shipment }: (typeof rows)[number]) => shipment.status !== 'returned';
  if (!rows.some(isLeft)) {
    throw conflict(
      'None of these orders has a parcel yet. Parcels are created when orders are packed.',
    );
  }
  return ids.flatMap((id) => {
    const mine = rows.filter(({ shipment }) => shipment.orderId === id);
    return mine.filter(isLeft).map(({ shipment, address, weight, pieces }) => ({
      orderId: id,
      number: shipment.number,
      parcels: mine.length,
      courier: shipment.courier,
      trackingNumber: shipment.trackingNumber,
      address,
      cashDue: shipment.cashDue,
      pieces,
      weight,
      packedAt: shipment.createdAt,
    }));
  });
}
