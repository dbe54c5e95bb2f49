import { sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { inIndia } from '../../../contract/india-clock.ts';
import type { getSalesReport, SalesGroup, SalesRow } from '../../../contract/staff-sales-report.ts';
import type { ServiceContext } from '../../context.ts';

const inIndiaAs = (format: string) =>
  sql`to_char(s.placed_at at time zone 'Asia/Kolkata', ${format})`;

/* `s` is an order, `l` its line, `p` the product, `b` its brand, `c` its category. */
const names: Record<SalesGroup, SQL> = {
  product: sql`p.name || ' (' || p.sku || ')'`,
  category: sql`c.name`,
  brand: sql`b.name`,
  state: sql`s.state`,
  payment: sql`s.pay_type`,
  channel: sql`s.channel`,
  hour: inIndiaAs('HH24:00'),
  month: inIndiaAs('YYYY-MM'),
};

const mostRows = 1_000;
const dayMs = 24 * 60 * 60_000;

/**
 * Returns what orders of a span of days sold, by a group, largest first: returns of these orders
 * are told apart, and so are cash orders that nobody has confirmed.
 */
export async function readSalesReport(
  { db }: Pick<ServiceContext, 'db'>,
  { by, from, to }: QueryOf<typeof getSalesReport>,
): Promise<SalesRow[]> {
  const end = new Date(Date.parse(inIndia(to)) + dayMs).toISOString();
  const { rows } = await db.execute<SalesRow & Record<string, unknown>>(sql`
    with placed as materialized (
      select o.id, o.pay_type, o.channel, o.placed_at, o.shipping_address ->> 'state' as state,
        o.pay_type = 'Cash on Delivery' and o.status = 'Pending' as is_unconfirmed
      from orders o
      where o.placed_at >= ${inIndia(from)}::timestamptz and o.placed_at < ${end}::timestamptz
        and o.status <> 'Cancelled'
        and (o.pay_type = 'Cash on Delivery' or o.paid_at is not null)
    ), back as materialized (
      select i.order_id, r ->> 'sku' as sku, sum((r ->> 'gross')::int) as paise
      from invoices i, jsonb_array_elements(i.document -> 'rows') r
      where i.kind = 'credit_note' and i.order_id in (select id from placed)
        and r ->> 'kind' = 'goods'
      group by 1, 2
    ), lines as materialized (
      select l.*, row_number() over (partition by l.order_id, l.sku order by l.id) = 1 as is_first
      from order_lines l where l.order_id in (select id from placed)
    ), summed as (
      select ${names[by]} as name,
        count(distinct s.id) filter (where not s.is_unconfirmed)::int as orders,
        coalesce(sum(l.quantity) filter (where not s.is_unconfirmed), 0)::int as pieces,
        coalesce(sum(l.total - l.discount) filter (where not s.is_unconfirmed), 0) as sold,
        coalesce(sum(back.paise), 0) as returned,
        coalesce(sum(l.total - l.discount) filter (where s.is_unconfirmed), 0) as unconfirmed
      from placed s
      join lines l on l.order_id = s.id
      join products p on p.id = l.product_id
      join brands b on b.id = p.brand_id
      join categories c on c.id = p.category_id
      left join back on back.order_id = s.id and back.sku = l.sku and l.is_first
      group by 1
    )
    select name, orders, pieces, (sold / 100.0)::float8 as sold, (returned / 100.0)::float8 as returned,
      ((sold - returned) / 100.0)::float8 as net, (unconfirmed / 100.0)::float8 as unconfirmed
    from summed order by summed.sold desc, name limit ${mostRows}`);
  return rows;
}
