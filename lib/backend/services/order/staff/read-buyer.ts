import { sql } from 'drizzle-orm';
import type { StaffOrder } from '../../../../contract/staff-order-detail.ts';
import type { ServiceContext } from '../../../context.ts';
import { toRupees } from '../../../../contract/money.ts';
import { withSoldLines } from '../../sales-report/sold-lines.ts';
import { cashHistory } from '../../shipment/share-cash.ts';
import { isMember } from '../../membership/membership-month.ts';

interface Buyer extends Record<string, unknown> {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  mobile_no: string;
  is_closed: boolean;
  order_count: number;
  cancelled_count: number;
  returned_count: number;
  spent: number;
}

/**
 * Returns the customer of an order with statistics of all their orders except replacements, and of the cash parcels to
 * them or the mobile number of its address.
 */
export async function readBuyer(
  context: ServiceContext,
  customerId: number,
  mobile: string | null = null,
): Promise<StaffOrder['customer']> {
  const { rows } = await context.db.execute<Buyer>(sql`
    ${withSoldLines(sql`o.customer_id = ${customerId}`)}
    select c.id, c.first_name, c.last_name, coalesce(c.email, '') as email,
      coalesce(c.mobile, '') as mobile_no,
      c.deactivated_at is not null as is_closed,
      count(o.id)::int as order_count,
      (count(*) filter (where o.status = 'Cancelled'))::int as cancelled_count,
      (count(*) filter (where o.status in ('Return Requested', 'Returned', 'Refunded')))::int
        as returned_count,
      (select coalesce(sum(s.paise - s.returned), 0)::float8 from sold_lines s
        where not s.is_unconfirmed) as spent
    from customers c left join orders o on o.customer_id = c.id and o.replaces_id is null
    where c.id = ${customerId} group by c.id`);
  const [buyer] = rows;
  if (!buyer) throw new Error(`Customer ${customerId} is not there`);
  const { ended, refused } = await cashHistory(context.db, { customerId, mobile });
  return {
    ...buyer,
    cash_parcels: ended,
    cash_refused: refused,
    spent: toRupees(buyer.spent),
    is_elite: await isMember(context, customerId),
  };
}
