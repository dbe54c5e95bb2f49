import { Buffer } from 'node:buffer';
import { and, asc, eq } from 'drizzle-orm';
import type { ExportFormat } from '../../../contract/staff-export.ts';
import type { ServiceContext } from '../../context.ts';
import { productImportLines, productImports } from '../../db/schema/product-import.ts';
import { notFound } from '../../errors.ts';
import { csvLines } from '../product-export/csv-lines.ts';
import { writeXlsx } from '../product-export/write-xlsx.ts';
import { isFilled } from './plan-table.ts';
import { isXlsx } from './read-table.ts';
import { readTableApart } from './read-table-apart.ts';
import { openedCell } from './safe-cell.ts';

/**
 * Returns the lines with errors as they were sent, with their titles, in the format of the file: to
 * be corrected and sent again. Cells of XLSX are texts, so that a spreadsheet keeps all digits.
 * Throws 404 for an unknown import, if its file is no longer kept, or if it has no such line.
 */
export async function drawFaultyLines(
  { db }: ServiceContext,
  id: number,
): Promise<{ format: ExportFormat; bytes: AsyncIterable<Uint8Array> }> {
  const [row] = await db
    .select({ file: productImports.file })
    .from(productImports)
    .where(eq(productImports.id, id));
  if (!row?.file) throw notFound('List');
  const faulty = await db
    .select({ line: productImportLines.line })
    .from(productImportLines)
    .where(and(eq(productImportLines.importId, id), eq(productImportLines.outcome, 'faulty')))
    .orderBy(asc(productImportLines.line));
  // A file that is still to be checked may not be a table at all.
  if (faulty.length === 0) throw notFound('Line with errors');
  const format = isXlsx(row.file) ? 'xlsx' : 'csv';
  const { rows } = await readTableApart(row.file);
  const top = rows.findIndex(isFilled);
  const wanted = [top, ...faulty.map(({ line }) => line - 1).filter((at) => at !== top)];
  const lines = wanted.map((at) => (rows[at] ?? []).map(openedCell));
  return { format, bytes: format === 'xlsx' ? writeXlsx('Products', [lines]) : drawCsv(lines) };
}

/* The byte order mark tells Excel that it is UTF-8. */
async function* drawCsv(lines: string[][]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${csvLines(lines)}`);
}
