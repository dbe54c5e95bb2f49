import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/**
 * Whether a courier has been told to collect cash of a locked order, or has collected it: for a
 * booked parcel, or one that has left. Such an order cannot be paid online as well.
 */
export async function isCashOut(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from shipments s
    where s.order_id = ${orderId} and s.cash_due > 0 and s.status <> 'cancelled'
      and (s.status <> 'packed' or exists (
        select 1 from courier_bookings b
        where b.shipment_id = s.id and b.status in ('requested', 'booked')))
    limit 1`);
  return rows.length > 0;
}
