import { sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { inIndia } from '../../../contract/india-clock.ts';
import type { getSalesReport, SalesGroup, SalesRow } from '../../../contract/staff-sales-report.ts';
import type { ServiceContext } from '../../context.ts';
import { isTooSlow } from '../../db/sql-state.ts';
import { invalid } from '../../errors.ts';
import { withSoldLines } from './sold-lines.ts';

const inIndiaAs = (format: string) =>
  sql`to_char(s.placed_at at time zone 'Asia/Kolkata', ${format})`;

/* `s` is a sold line with its order. */
const productOfLine = sql`join products p on p.id = s.product_id`;

interface Group {
  key: SQL;
  joins?: SQL;
  /** How many a line counts; left out: its pieces. */
  pieces?: SQL;
  /** Its name, if the key is not one: looked up only for shown rows. */
  named?: { name: SQL; joins: SQL };
}

const productName = {
  name: sql`p.name || ' (' || p.sku || ')'`,
  joins: sql`join products p on p.id = top.key`,
};

const groups: Record<SalesGroup, Group> = {
  product: {
    key: sql`coalesce(k.product_id, s.product_id)`,
    joins: sql`left join order_combos k on k.id = s.combo_id`,
    // A combo is counted at the first of its lines.
    pieces: sql`case when k.id is null then s.pieces
      when exists (select from order_lines l where l.combo_id = k.id and l.id < s.line_id) then 0
      else k.quantity end`,
    named: productName,
  },
  part: { key: sql`s.product_id`, named: productName },
  category: {
    key: sql`c.name`,
    joins: sql`${productOfLine} join categories c on c.id = p.category_id`,
  },
  brand: { key: sql`b.name`, joins: sql`${productOfLine} join brands b on b.id = p.brand_id` },
  state: { key: sql`s.state` },
  payment: { key: sql`s.pay_type` },
  channel: { key: sql`s.channel` },
  hour: { key: inIndiaAs('HH24:00') },
  month: { key: inIndiaAs('YYYY-MM') },
};

const maxRows = 1_000;
const dayMs = 24 * 60 * 60_000;
/** A year of a large shop is a million lines; sorting them in files takes twice as long. */
const memory = sql.raw(`'32MB'`);

/**
 * Returns the sales of a span of days, by a group, largest first; returns of these orders and
 * unconfirmed cash orders are separate. @throws 400 if the span has too many orders to be summed in
 * time.
 */
export async function readSalesReport(
  { db }: Pick<ServiceContext, 'db'>,
  { by, from, to }: QueryOf<typeof getSalesReport>,
): Promise<SalesRow[]> {
  const end = new Date(Date.parse(inIndia(to)) + dayMs).toISOString();
  const { key, joins = sql``, pieces = sql`s.pieces`, named } = groups[by];
  const report = sql`
    ${withSoldLines(sql`o.placed_at >= ${inIndia(from)}::timestamptz and o.placed_at < ${end}::timestamptz`)},
    of_orders as (
      select ${key} as key, s.is_unconfirmed, sum(${pieces}) as pieces, sum(s.paise) as paise,
        sum(s.returned) as returned
      from sold_lines s
      ${joins}
      group by 1, s.id, 2
    ), summed as (
      select key, count(*) filter (where not is_unconfirmed)::int as orders,
        coalesce(sum(pieces) filter (where not is_unconfirmed), 0)::int as pieces,
        coalesce(sum(paise) filter (where not is_unconfirmed), 0) as sold,
        sum(returned) as returned,
        coalesce(sum(paise) filter (where is_unconfirmed), 0) as unconfirmed
      from of_orders group by 1
    ), top as (
      select * from summed order by sold desc, key limit ${maxRows}
    )
    select ${named?.name ?? sql`top.key`} as name, top.orders, top.pieces,
      (top.sold / 100.0)::float8 as sold, (top.returned / 100.0)::float8 as returned,
      ((top.sold - top.returned) / 100.0)::float8 as net,
      (top.unconfirmed / 100.0)::float8 as unconfirmed
    from top ${named?.joins ?? sql``} order by top.sold desc, name`;
  try {
    const { rows } = await db.transaction(async (tx) => {
      await tx.execute(sql`set local work_mem = ${memory}`);
      return tx.execute<SalesRow & Record<string, unknown>>(report);
    });
    return rows;
  } catch (error) {
    if (!isTooSlow(error)) throw error;
    throw invalid({ from: ['There are too many orders in these days. Choose fewer days.'] });
  }
}
