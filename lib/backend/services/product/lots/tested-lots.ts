import { sql, type SQL } from 'drizzle-orm';
import { maxLotsShown, type TestedLot } from '../../../../contract/product-lot.ts';
import { reportPathOf } from './report-name.ts';

/** A lot on the page of a product. */
export interface TestedLotRow {
  number: string;
  grower: { slug: string; name: string; farm: string; place: string } | null;
  harvestedOn: string | null;
  packedOn: string;
  packedAt: string;
  bestBefore: string | null;
  laboratory: string;
  testedOn: string;
  report: string | null;
  reportBytes: number | null;
}

/** The day in India of the time `now`. */
export const toIndianDay = (now: unknown): SQL =>
  sql`(${now}::timestamptz at time zone 'Asia/Kolkata')::date`;

/** Whether the lot `l` is tested and not past its best before at the time `now`. */
export const isCurrentLot = (now: unknown): SQL =>
  sql`(l.tested_on is not null and (l.best_before is null or l.best_before >= ${toIndianDay(now)}))`;

/** The newest first. */
export const lotOrder = sql.raw('l.packed_on desc, l.id desc');

/** JSON of the grower of the lot `l`; null if it has none, or one without a page. */
export const lotGrower = sql.raw(`
  (select json_build_object('slug', g.slug, 'name', g.name, 'farm', g.farm, 'place', g.place)
   from growers g where g.id = l.grower_id and g.is_published)`);

/** JSON list of `TestedLotRow`, from `products p`. */
export const testedLots = (now: unknown): SQL => sql`
  (select coalesce(json_agg(l), '[]') from (
     select l.number, ${lotGrower} as grower, l.harvested_on as "harvestedOn",
            l.packed_on as "packedOn", l.packed_at as "packedAt", l.best_before as "bestBefore",
            l.laboratory, l.tested_on as "testedOn", l.report, l.report_bytes as "reportBytes"
     from product_lots l where l.product_id = p.id and ${isCurrentLot(now)}
     order by ${lotOrder} limit ${sql.raw(String(maxLotsShown))}) l)`;

export const toTestedLot = (row: TestedLotRow): TestedLot => ({
  number: row.number,
  grower: row.grower,
  harvested_on: row.harvestedOn,
  packed_on: row.packedOn,
  packed_at: row.packedAt,
  best_before: row.bestBefore,
  laboratory: row.laboratory,
  tested_on: row.testedOn,
  report: toReport(row),
});

/** The published report of a lot. */
export const toReport = ({ report, reportBytes }: Pick<TestedLotRow, 'report' | 'reportBytes'>) =>
  report === null ? null : { path: reportPathOf(report), bytes: reportBytes ?? 0 };
