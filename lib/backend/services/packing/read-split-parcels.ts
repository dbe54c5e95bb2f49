import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { shipmentLines, shipments } from '../../db/schema/shipment.ts';

interface SplitParcel {
  orderId: number;
  number: number;
  status: string;
  courier: string | null;
  trackingNumber: string | null;
  /** Paise. */
  cashDue: number;
  contents: { lineId: number; quantity: number }[];
}

/** Returns the parcels of orders that are not cancelled, with what is in them. */
export async function readSplitParcels(
  { db }: Pick<ServiceContext, 'db'>,
  orderIds: number[],
): Promise<SplitParcel[]> {
  const rows = await db
    .select({
      orderId: shipments.orderId,
      number: shipments.number,
      status: shipments.status,
      courier: shipments.courier,
      trackingNumber: shipments.trackingNumber,
      cashDue: shipments.cashDue,
      lineId: shipmentLines.orderLineId,
      quantity: shipmentLines.quantity,
    })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(and(inArray(shipments.orderId, orderIds), ne(shipments.status, 'cancelled')))
    .orderBy(asc(shipments.orderId), asc(shipments.number));
  const parcels: SplitParcel[] = [];
  for (const { lineId, quantity, ...parcel } of rows) {
    const last = parcels.at(-1);
    const content = { lineId, quantity };
    if (last?.orderId === parcel.orderId && last.number === parcel.number) {
      last.contents.push(content);
    } else parcels.push({ ...parcel, contents: [content] });
  }
  return parcels;
}
