import { sql, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { dayInIndia, inIndia } from '../../../contract/india-clock.ts';
import type { getSales, SalesFigures, SalesPeriod } from '../../../contract/staff-today.ts';
import type { ServiceContext } from '../../context.ts';
import { withSoldLines } from '../sales-report/sold-lines.ts';

type Sales = AnswerOf<typeof getSales>['data'];

/** Maximum number of best-selling products. */
const bestOf = 8;

const placedWithin = (from: Date, to: Date) =>
  sql`o.placed_at >= ${from.toISOString()}::timestamptz and o.placed_at < ${to.toISOString()}::timestamptz`;

type Db = ServiceContext['db'];

/**
 * Returns the sales of a period per hour or day (Indian time), and those of the period before;
 * net sales as in the sales report, in rupees,
 * and units less those that came back.
 */
export async function readSales(
  { db, now }: ServiceContext,
  { period }: { period: SalesPeriod },
): Promise<Sales> {
  const span = salesSpan(period, now());
  const { from, to, bucketSeconds } = span;
  const [filled, { pieces, best }, before] = await Promise.all([
    fillBuckets(db, span),
    readBest(db, placedWithin(from, to)),
    readBefore(db, placedWithin(span.before.from, span.before.to)),
  ]);
  const sum = (of: 'orders' | 'paise') => filled.reduce((all, row) => all + row[of], 0);
  const byBucket = new Map(filled.map((row) => [row.bucket, row]));
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    bucket_seconds: bucketSeconds,
    now: figuresOf({ orders: sum('orders'), paise: sum('paise'), pieces }),
    before: figuresOf(before),
    buckets: Array.from({ length: span.buckets }, (_, index) => ({
      from: new Date(from.getTime() + index * bucketSeconds * 1_000).toISOString(),
      orders: byBucket.get(index)?.orders ?? 0,
      revenue: (byBucket.get(index)?.paise ?? 0) / 100,
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
    ${withSoldLines(placedWithin(from, to))}
    select floor(extract(epoch from s.placed_at - ${from.toISOString()}::timestamptz) / ${bucketSeconds}::int)::int as bucket,
      count(distinct s.id)::int as orders, sum(s.paise - s.returned)::float8 as paise
    from sold_lines s where not s.is_unconfirmed group by 1`);
  return rows;
}

async function readBest(db: Db, condition: SQL) {
  const { rows } = await db.execute<{ pieces: number; best: Sales['best'] }>(sql`
    ${withSoldLines(condition)}, sold as materialized (
      select s.product_id, max(s.line_id) as line_id, sum(s.pieces - s.returned_pieces)::int as pieces,
        sum(s.paise - s.returned) as paise
      from sold_lines s where not s.is_unconfirmed group by s.product_id
    ), best as (
      select * from sold where paise > 0 order by paise desc, product_id limit ${bestOf}
    )
    select coalesce((select sum(pieces) from sold), 0)::int as pieces,
      coalesce((select json_agg(json_build_object('product_id', b.product_id, 'name', l.name,
          'image', l.image, 'pieces', b.pieces, 'revenue', b.paise / 100.0)
          order by b.paise desc, b.product_id)
        from best b join order_lines l on l.id = b.line_id), '[]') as best`);
  return rows[0] ?? { pieces: 0, best: [] };
}

async function readBefore(db: Db, condition: SQL): Promise<Sums> {
  const { rows } = await db.execute<Sums>(sql`
    ${withSoldLines(condition)}
    select count(distinct s.id)::int as orders, coalesce(sum(s.pieces - s.returned_pieces), 0)::int as pieces,
      coalesce(sum(s.paise - s.returned), 0)::float8 as paise
    from sold_lines s where not s.is_unconfirmed`);
  return rows[0] ?? { orders: 0, paise: 0, pieces: 0 };
}

/** India has no daylight saving time, so all days have the same length. */
const day = 86_400_000;

const days: Record<SalesPeriod, number> = { today: 1, week: 7, month: 30, quarter: 90 };

interface SalesSpan {
  /** Midnight in India on the first day. */
  from: Date;
  /** Midnight in India after the last day. */
  to: Date;
  bucketSeconds: 3_600 | 86_400;
  buckets: number;
  /** The previous period of the same length, up to the current time of day. */
  before: { from: Date; to: Date };
}

/** Returns the days of a period up to today, and the previous period. */
export function salesSpan(period: SalesPeriod, now: Date): SalesSpan {
  const midnight = Date.parse(inIndia(dayInIndia(now)));
  const length = days[period] * day;
  const from = midnight + day - length;
  const bucketSeconds = period === 'today' ? 3_600 : 86_400;
  return {
    from: new Date(from),
    to: new Date(midnight + day),
    bucketSeconds,
    buckets: length / 1_000 / bucketSeconds,
    before: { from: new Date(from - length), to: new Date(now.getTime() - length) },
  };
}
