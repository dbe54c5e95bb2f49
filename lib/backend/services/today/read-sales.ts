import { sql, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { getSales, SalesFigures, SalesPeriod } from '../../../contract/staff-today.ts';
import type { ServiceContext } from '../../context.ts';
import { salesSpan } from './sales-span.ts';

type Sales = AnswerOf<typeof getSales>['data'];

/** How many products are named as the best. */
const bestOf = 8;

/* What counts as sold: `o` is an order. */
const isSold = sql`o.status <> 'Cancelled' and (o.pay_type = 'Cash on Delivery' or o.paid_at is not null)`;
const within = (from: Date, to: Date) =>
  sql`o.placed_at >= ${from.toISOString()}::timestamptz and o.placed_at < ${to.toISOString()}::timestamptz and ${isSold}`;

/** What sold in a period, hour by hour or day by day in India, and just before it; rupees. */
export async function readSales(
  { db, now }: ServiceContext,
  { period }: { period: SalesPeriod },
): Promise<Sales> {
  const span = salesSpan(period, now());
  const { from, to, bucketSeconds } = span;
  const inSpan = within(from, to);

  const figuresOf = async (condition: SQL): Promise<SalesFigures> => {
    const { rows } = await db.execute<{ orders: number; pieces: number; paise: number }>(sql`
      select count(*)::int as orders,
        coalesce(sum(o.total - o.discount + o.shipping), 0)::float8 as paise,
        coalesce(sum((select sum(l.quantity) from order_lines l where l.order_id = o.id)), 0)::int as pieces
      from orders o where ${condition}`);
    const { orders = 0, pieces = 0, paise = 0 } = rows[0] ?? {};
    const basket = orders === 0 ? 0 : Math.round(paise / orders) / 100;
    return { orders, pieces, revenue: paise / 100, basket };
  };

  const { rows: filled } = await db.execute<{ bucket: number; orders: number; paise: number }>(sql`
    select floor(extract(epoch from o.placed_at - ${from.toISOString()}::timestamptz) / ${bucketSeconds}::int)::int as bucket,
      count(*)::int as orders, sum(o.total - o.discount + o.shipping)::float8 as paise
    from orders o where ${inSpan} group by 1`);
  const { rows: best } = await db.execute<Sales['best'][number]>(sql`
    select l.product_id, max(l.name) as name, max(l.image) as image, sum(l.quantity)::int as pieces,
      (sum(l.total - l.discount) / 100.0)::float8 as revenue
    from orders o join order_lines l on l.order_id = o.id
    where ${inSpan} group by l.product_id
    order by revenue desc, l.product_id limit ${bestOf}`);

  const byPlace = new Map(filled.map((row) => [row.bucket, row]));
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    bucket_seconds: bucketSeconds,
    now: await figuresOf(inSpan),
    before: await figuresOf(within(span.before.from, span.before.to)),
    buckets: Array.from({ length: span.buckets }, (_, place) => ({
      from: new Date(from.getTime() + place * bucketSeconds * 1_000).toISOString(),
      orders: byPlace.get(place)?.orders ?? 0,
      revenue: (byPlace.get(place)?.paise ?? 0) / 100,
    })),
    best,
  };
}
