import { Buffer } from 'node:buffer';
import { sql } from 'drizzle-orm';
import type { ExportFormat } from '../../../contract/staff-export.ts';
import type { ServiceContext } from '../../context.ts';
import { csvLines } from '../product-export/csv-lines.ts';
import { writeXlsx, type SheetCell } from '../product-export/write-xlsx.ts';
import type { ListSource } from './list-columns.ts';

const atOnce = 1_000;

/**
 * Streams a list by id, in batches. Cells of CSV are protected against formula injection; those of
 * XLSX are typed as texts.
 */
export function exportList(
  context: Pick<ServiceContext, 'db'>,
  sheetName: string,
  source: ListSource,
  format: ExportFormat,
): AsyncGenerator<Uint8Array> {
  const rows = readRows(context, source);
  return format === 'csv' ? drawCsv(rows) : writeXlsx(sheetName, rows);
}

async function* readRows(
  { db }: Pick<ServiceContext, 'db'>,
  { columns, from, id, where = sql`true` }: ListSource,
): AsyncGenerator<SheetCell[][]> {
  yield [columns.map(([title]) => title)];
  const values = sql.join(
    columns.map(([, value]) => sql`to_jsonb(${value})`),
    sql`, `,
  );
  for (let last = 0; ;) {
    const { rows } = await db.execute<{ id: number; cells: (SheetCell | null)[] }>(sql`
      select ${id} as id, jsonb_build_array(${values}) as cells
      from ${from} where ${id} > ${last} and ${where} order by ${id} limit ${atOnce}`);
    if (rows.length === 0) return;
    yield rows.map(({ cells }) => cells.map((cell) => cell ?? ''));
    last = rows.at(-1)?.id ?? last;
  }
}

async function* drawCsv(bunches: AsyncIterable<SheetCell[][]>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const bunch of bunches) {
    // Byte order mark, so that spreadsheets detect UTF-8.
    yield Buffer.from(`${isFirst ? '\ufeff' : ''}${csvLines(bunch)}`);
    isFirst = false;
  }
}
