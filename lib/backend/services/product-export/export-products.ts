import { Buffer } from 'node:buffer';
import { sql } from 'drizzle-orm';
import type { ExportFormat } from '../../../contract/staff-export.ts';
import type { StaffProductFilters } from '../../../contract/staff-product-list.ts';
import type { ServiceContext } from '../../context.ts';
import { findStaffHits } from '../../search/engine.ts';
import { conditions, idsBelow } from '../product/list-staff-products.ts';
import { columns, numberTitles, titles } from '../product-import/columns.ts';
import { knownColumns } from '../product-import/load-known.ts';
import type { KnownProduct } from '../product-import/product-draft.ts';
import { loadNameIndexes, type NameIndexes } from '../product-import/name-indexes.ts';
import { csvLines } from './csv-lines.ts';
import { writeXlsx, type SheetCell } from './write-xlsx.ts';

const productsAtOnce = 1_000;

/**
 * Streams products in the import format, by id, in batches, because there may be any number of
 * them.
 */
export function exportProducts(
  context: ServiceContext,
  filters: StaffProductFilters,
  format: ExportFormat,
): AsyncGenerator<Uint8Array> {
  const rows = readRows(context, filters);
  return format === 'csv' ? drawCsv(rows) : writeXlsx('Products', drawCells(rows));
}

/** Streams only the header row, as a template. */
export function exportTitles(format: ExportFormat): AsyncGenerator<Uint8Array> {
  return format === 'csv' ? drawCsv(titleRow()) : writeXlsx('Products', drawCells(titleRow()));
}

async function* titleRow(): AsyncGenerator<string[][]> {
  yield [titles];
}

async function* readRows(
  context: ServiceContext,
  filters: StaffProductFilters,
): AsyncGenerator<string[][]> {
  yield [titles];
  const { db } = context;
  const nameIndexes = await loadNameIndexes(db);
  const hits = filters.search ? await findStaffHits(context, filters.search) : undefined;
  const categories =
    filters.category === undefined ? [] : await idsBelow(context, filters.category);
  const where = sql.join(conditions(context, filters, { hits, categories }), sql` and `);
  for (let last = 0; ;) {
    const { rows } = await db.execute<KnownProduct & Record<string, unknown>>(sql`
      select ${knownColumns} from products p
      where p.id > ${last} and ${where} order by p.id limit ${productsAtOnce}`);
    if (rows.length === 0) return;
    yield rows.map((product) => toCells(product, nameIndexes));
    last = rows.at(-1)?.id ?? last;
  }
}

const toCells = (product: KnownProduct, nameIndexes: NameIndexes): string[] => [
  product.sku,
  ...columns.map((column) => column.write(product, nameIndexes)),
];

async function* drawCsv(rows: AsyncIterable<string[][]>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const bunch of rows) {
    // Byte order mark, so that spreadsheets detect UTF-8.
    yield Buffer.from(`${isFirst ? '\ufeff' : ''}${csvLines(bunch)}`);
    isFirst = false;
  }
}

const isNumber = titles.map((title) => numberTitles.has(title));

async function* drawCells(rows: AsyncIterable<string[][]>): AsyncGenerator<SheetCell[][]> {
  let isFirst = true;
  for await (const bunch of rows) {
    const isTitle = isFirst;
    yield bunch.map((cells) =>
      cells.map((cell, at) => (!isTitle && isNumber[at] && cell !== '' ? Number(cell) : cell)),
    );
    isFirst = false;
  }
}
