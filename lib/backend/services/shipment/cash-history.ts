import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { orderMobile } from '../../db/schema/search-texts.ts';

interface Who {
  customerId: number;
  /** Number of the delivery address, if there is one. */
  mobile: string | null;
}

/** Counts the cash parcels to a customer or a mobile number that have ended, and the refused ones. */
export async function cashHistory(
  db: Queryable,
  { customerId, mobile }: Who,
): Promise<{ ended: number; refused: number }> {
  const { rows } = await db.execute<{ ended: number; refused: number }>(sql`
    select count(*)::int as ended,
      (count(*) filter (where s.status in ('returning', 'returned')))::int as refused
    from shipments s
    where s.cash_due > 0 and s.status in ('delivered', 'returning', 'returned')
      and s.order_id in (
        select id from orders where customer_id = ${customerId}
        union select id from orders where ${orderMobile} = ${mobile})`);
  const [counted] = rows;
  if (!counted) throw new Error('The count gave no row');
  return counted;
}
