import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { shipments } from '../../db/schema/shipment.ts';

interface CashOnItsWay {
  /** Paise that the parcels which leave now collect. */
  cashDue: number;
  /** Those parcels; left out if the order is one parcel. */
  parcels?: { number: number; cashDue: number }[];
  /** Parcels that leave later. */
  further: number;
}

/**
 * Returns what an order collects at its first handing over: that of the parcels which have left, or
 * of all if staff are handing over the whole order.
 */
export async function cashOnItsWay(db: Queryable, orderId: number): Promise<CashOnItsWay> {
  const all = await db
    .select({ number: shipments.number, status: shipments.status, cashDue: shipments.cashDue })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), ne(shipments.status, 'cancelled')))
    .orderBy(asc(shipments.number));
  const left = all.filter(({ status }) => status !== 'packed');
  const leaving = left.length > 0 ? left : all;
  return {
    cashDue: leaving.reduce((sum, { cashDue }) => sum + cashDue, 0),
    ...(all.length > 1 && {
      parcels: leaving.map(({ number, cashDue }) => ({ number, cashDue })),
    }),
    further: all.length - leaving.length,
  };
}
