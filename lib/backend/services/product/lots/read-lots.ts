import { sql } from 'drizzle-orm';
import { maxLotsShown } from '../../../../contract/product-lot.ts';
import type { LotState, StaffLot } from '../../../../contract/staff-product-lot.ts';
import type { ServiceContext } from '../../../context.ts';
import { toIndianDay, isCurrentLot, lotOrder } from './tested-lots.ts';

export interface LotRow extends Record<string, unknown> {
  id: number;
  number: string;
  growerId: number | null;
  growerName: string | null;
  harvestedOn: string | null;
  packedOn: string;
  packedAt: string;
  bestBefore: string | null;
  laboratory: string;
  testedOn: string | null;
  /** Name in the storage. */
  report: string | null;
  reportBytes: number | null;
  state: LotState;
}

/** Returns all lots of a product, the newest first. */
export async function readLots(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  productId: number,
): Promise<LotRow[]> {
  const moment = now().toISOString();
  const { rows } = await db.execute<LotRow>(sql`
    select l.id, l.number, l.grower_id as "growerId", g.name as "growerName",
      l.harvested_on::text as "harvestedOn", l.packed_on::text as "packedOn",
      l.packed_at as "packedAt", l.best_before::text as "bestBefore",
      l.laboratory, l.tested_on::text as "testedOn", l.report, l.report_bytes as "reportBytes",
      case when l.tested_on is null then 'untested'
           when l.best_before < ${toIndianDay(moment)} then 'expired'
           when row_number() over (partition by ${isCurrentLot(moment)} order by ${lotOrder})
                <= ${maxLotsShown}::int then 'shown'
           else 'older' end as state
    from product_lots l left join growers g on g.id = l.grower_id
    where l.product_id = ${productId}
    order by ${lotOrder}`);
  return rows;
}

export const toStaffLot = (row: LotRow): StaffLot => ({
  id: row.id,
  number: row.number,
  harvested_on: row.harvestedOn,
  packed_on: row.packedOn,
  packed_at: row.packedAt,
  best_before: row.bestBefore,
  grower: row.growerId === null ? null : { id: row.growerId, name: row.growerName ?? '' },
  laboratory: row.laboratory,
  tested_on: row.testedOn,
  report_bytes: row.reportBytes,
  state: row.state,
});
