import { sql } from 'drizzle-orm';
import type { FoundLot } from '../../../../contract/lot-lookup.ts';
import type { ServiceContext } from '../../../context.ts';
import { isListed } from '../../../db/is-listed.ts';
import { lotLetters } from '../../../db/schema/product-parts.ts';
import { notFound } from '../../../errors.ts';
import { listRailCards } from '../list-cards.ts';
import { isCurrentLot, lotGrower, lotOrder, toReport, type TestedLotRow } from './tested-lots.ts';

/** Maximum number of lots with the same number that are read. */
const maxSameNumber = 100;

interface LotRow extends Record<string, unknown>, Omit<TestedLotRow, 'testedOn'> {
  productId: number;
  testedOn: string | null;
}

/**
 * Returns the lots with a number, ignoring case. If no lot has the number as typed, spaces and
 * dashes are ignored too. Products of one lot are grouped; lots whose facts differ are returned
 * separately. 404 if no product on sale has such a lot.
 */
export async function findLot(context: ServiceContext, number: string): Promise<FoundLot[]> {
  const now = context.now().toISOString();
  const { rows } = await context.db.execute<LotRow>(sql`
    select l.product_id as "productId", l.number, ${lotGrower} as grower,
      l.harvested_on::text as "harvestedOn", l.packed_on::text as "packedOn",
      l.packed_at as "packedAt", l.best_before::text as "bestBefore", l.laboratory,
      l.tested_on::text as "testedOn",
      case when ${isCurrentLot(now)} then l.report end as report, l.report_bytes as "reportBytes"
    from product_lots l join products p on p.id = l.product_id
    where ${lotLetters(sql`l.number`)} = ${lotLetters(number)} and ${isListed(now)}
    order by ${lotOrder} limit ${maxSameNumber}`);
  if (rows.length === 0) throw notFound('Lot');
  const asTyped = rows.filter((row) => row.number.toLowerCase() === number.trim().toLowerCase());
  const groups = [...Map.groupBy(asTyped.length > 0 ? asTyped : rows, serializeFacts).values()];
  return Promise.all(groups.map((group) => toFoundLot(context, group)));
}

/** Returns the number of a lot as it is on the pack; undefined if no product on sale has it. */
export async function findLotNumber(
  context: ServiceContext,
  typed: string,
): Promise<string | undefined> {
  const { rows } = await context.db.execute<{ number: string }>(sql`
    select l.number from product_lots l join products p on p.id = l.product_id
    where ${lotLetters(sql`l.number`)} = ${lotLetters(typed)}
      and ${isListed(context.now().toISOString())}
    order by l.number limit 1`);
  return rows[0]?.number;
}

const serializeFacts = (row: LotRow) =>
  JSON.stringify({ ...row, productId: 0, report: null, reportBytes: null });

async function toFoundLot(context: ServiceContext, rows: LotRow[]): Promise<FoundLot> {
  const [first] = rows;
  if (!first) throw notFound('Lot');
  return {
    number: first.number,
    grower: first.grower,
    harvested_on: first.harvestedOn,
    packed_on: first.packedOn,
    packed_at: first.packedAt,
    best_before: first.bestBefore,
    laboratory: first.laboratory,
    tested_on: first.testedOn,
    report: toReport(rows.find(({ report }) => report !== null) ?? first),
    products: await listRailCards(
      context,
      rows.map(({ productId }) => productId).toSorted((one, other) => one - other),
      undefined,
      maxSameNumber,
    ),
  };
}
