import { sql, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { getSales, SalesFigures, SalesPeriod } from '../../../contract/staff-today.ts';
import type { ServiceContext } from '../../context.ts';
import { salesSpan, type SalesSpan } from './sales-span.ts';

type Sales = AnswerOf<typeof getSales>['data'];

/** Maximum number of best-selling products. */
const bestOf = 8;

/* Condition of a sold order; `o` is an order. */
const isSold = sql`o.status <> 'Cancelled' and (o.pay_type = 'Cash on Delivery' or o.paid_at is not null)`;
const within = (from: Date, to: Date) =>
  sql`o.placed_at >= ${from.toISOString()}::timestamptz and o.placed_at < ${to.toISOString()}::timestamptz and ${isSold}`;

type Db = ServiceContext['db'];

/**
 * Returns the sales of a period per hour or day (Indian time), and those of the period before;
 * rupees.
 */
export async function readSales(
  { db, now }: ServiceContext,
  { period }: { period: SalesPeriod },
): Promise<Sales> {
  const span = salesSpan(period, now());
  const { from, to, bucketSeconds } = span;
  const [filled, { pieces, best }, before] = await Promise.all([
    fillBuckets(db, span),
    readBest(db, within(from, to)),
    readBefore(db, within(span.before.from, span.before.to)),
  ]);
  const sum = (of: 'orders' | 'paise') => filled.reduce((all, row) => all + row[of], 0);
  const byPlace = new Map(filled.map((row) => [row.bucket, row]));
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    bucket_seconds: bucketSeconds,
    now: figuresOf({ orders: sum('orders'), paise: sum('paise'), pieces }),
    before: figuresOf(before),
    buckets: Array.from({ length: span.buckets }, (_, place) => ({
      from: new Date(from.getTime() + place * bucketSeconds * 1_000).toISOString(),
      orders: byPlace.get(place)?.orders ?? 0,
      revenue: (byPlace.get(place)?.paise ?? 0) / 100,
    })),
    best,
  };
}

interface Sums extends Record<string, unknown> {
  orders: number;
  pieces: number;
  paise: number;
}

function figuresOf({ orders, pieces, paise }: Sums): SalesFigures {
  const basket = orders === 0 ? 0 : Math.round(paise / orders) / 100;
  return { orders, pieces, revenue: paise / 100, basket };
}

async function fillBuckets(db: Db, { from, to, bucketSeconds }: SalesSpan) {
  const { rows } = await db.execute<{ bucket: number; orders: number; paise: number }>(sql`
    select floor(extract(epoch from o.placed_at - ${from.toISOString()}::timestamptz) / ${bucketSeconds}::int)::int as bucket,
      count(*)::int as orders, sum(o.total - o.discount + o.shipping)::float8 as paise
    from orders o where ${within(from, to)} group by 1`);
  return rows;
}

/* Reads the order lines once (materialized), for the sum and for the best-selling products. */
async function readBest(db: Db, condition: SQL) {
  const { rows } = await db.execute<{ pieces: number; best: Sales['best'] }>(sql`
    with sold as materialized (
      select l.product_id, max(l.id) as line_id, sum(l.quantity)::int as pieces,
        sum(l.total - l.discount) as paise
      from orders o join order_lines l on l.order_id = o.id
      where ${condition} group by l.product_id
    ), best as (select * from sold order by paise desc, product_id limit ${bestOf})
    select coalesce((select sum(pieces) from sold), 0)::int as pieces,
      coalesce((select json_agg(json_build_object('product_id', b.product_id, 'name', l.name,
          'image', l.image, 'pieces', b.pieces, 'revenue', b.paise / 100.0)
          order by b.paise desc, b.product_id)
        from best b join order_lines l on l.id = b.line_id), '[]') as best`);
  return rows[0] ?? { pieces: 0, best: [] };
}

async function readBefore(db: Db, condition: SQL): Promise<Sums> {
  const { rows } = await db.execute<Sums>(sql`
    with sold as materialized (
      select o.id, o.total - o.discount + o.shipping as paise from orders o where ${condition})
    select count(*)::int as orders, coalesce(sum(paise), 0)::float8 as paise,
      (select coalesce(sum(l.quantity), 0)::int
        from sold join order_lines l on l.order_id = sold.id) as pieces
    from sold`);
  return rows[0] ?? { orders: 0, paise: 0, pieces: 0 };
}
