import { and, asc, eq, sql } from 'drizzle-orm';
import { Buffer } from 'node:buffer';
import { cutText } from '../../../contract/cut-text.ts';
import type { ExportFormat } from '../../../contract/staff-export.ts';
import type { ImportOutcome } from '../../../contract/staff-import.ts';
import type { ServiceContext } from '../../context.ts';
import {
  type ProductImportLineRow,
  productImportLines,
  productImports,
} from '../../db/schema/product-import.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { csvLines } from '../product-export/csv-lines.ts';
import { writeXlsx } from '../product-export/write-xlsx.ts';
import { holdOpen, settle } from './import-row.ts';
import { everyLine } from './list-import-lines.ts';
import { loadKnown } from './load-known.ts';
import { isFilled, type TablePlan } from './plan-table.ts';
import { readTableApart } from './read-table-apart.ts';
import { isXlsx } from './read-table.ts';
import { readTitles, missingTitles } from './read-titles.ts';
import { openedCell } from './cells.ts';

/** Streams the report of a check as CSV: one line per change and per error. */
export async function* drawReport(
  context: ServiceContext,
  importId: number,
  onlyFaults: boolean,
): AsyncGenerator<string> {
  yield `\ufeff${csvLines([['Row', 'SKU', 'Name', 'Result', 'Column', 'Before', 'In the list', 'Message']])}`;
  for await (const part of everyLine(context, importId, onlyFaults ? 'faulty' : undefined)) {
    yield csvLines(part.flatMap(toRows));
  }
}

const outcomeLabels = {
  new: 'New',
  changed: 'Changes',
  unchanged: 'Unchanged',
  faulty: 'Error',
} as const;

function toRows({ line, sku, name, outcome, changes, faults }: ProductImportLineRow): string[][] {
  const start = [String(line), sku, name, outcomeLabels[outcome as keyof typeof outcomeLabels]];
  const details = [
    ...changes.map(({ column, before, after }) => [column, before, after, '']),
    ...faults.map(({ column, value, message }) => [column, '', value, message]),
  ];
  return (details.length > 0 ? details : [['', '', '', '']]).map((detail) => [...start, ...detail]);
}

/**
 * Returns the lines with errors as they were read, in the format of the file, with the columns that
 * new products still need: to be corrected and sent again. Cells of XLSX are texts, so that a
 * spreadsheet keeps all digits. Throws 404 for an unknown import, if its file is no longer kept, or
 * if it has no such line.
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
    .select({ line: productImportLines.line, sku: productImportLines.sku })
    .from(productImportLines)
    .where(and(eq(productImportLines.importId, id), eq(productImportLines.outcome, 'faulty')))
    .orderBy(asc(productImportLines.line));
  // A file that is still to be checked may not be a table at all.
  if (faulty.length === 0) throw notFound('Row with errors');
  const format = isXlsx(row.file) ? 'xlsx' : 'csv';
  const { rows } = await readTableApart(row.file);
  const top = rows.findIndex(isFilled);
  const wanted = [top, ...faulty.map(({ line }) => line - 1).filter((at) => at !== top)];
  const lines = wanted.map((at) => (rows[at] ?? []).map(openedCell));
  // New products need these columns; for existing ones an empty cell would clear the value.
  const known = await loadKnown(
    db,
    faulty.map(({ sku }) => sku),
  );
  if (known.size === 0) {
    const missing = missingTitles(readTitles(rows[top] ?? []));
    lines.forEach((cells, at) => cells.push(...missing.map((title) => (at === 0 ? title : ''))));
  }
  return { format, bytes: format === 'xlsx' ? writeXlsx('Products', [lines]) : drawCsv(lines) };
}

/* The byte order mark tells Excel that it is UTF-8. */
async function* drawCsv(lines: string[][]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${csvLines(lines)}`);
}

const linesAtOnce = 1_000;

/**
 * Stores the report of an import, replaces an earlier one and sets the state to `checked`. Does
 * nothing if the import has ended.
 */
export async function saveReport(
  context: ServiceContext,
  importId: number,
  { lines, creates, note: found }: Pick<TablePlan, 'lines' | 'creates' | 'note'>,
  note: string,
): Promise<void> {
  const count = (wanted: ImportOutcome) =>
    lines.reduce((sum, { outcome }) => sum + (outcome === wanted ? 1 : 0), 0);
  await withinTransaction(context, async (within, tx) => {
    if (!(await holdOpen(within, importId))) return;
    await tx.delete(productImportLines).where(eq(productImportLines.importId, importId));
    for (let start = 0; start < lines.length; start += linesAtOnce) {
      const part = lines
        .slice(start, start + linesAtOnce)
        .map(({ line, sku, name, outcome, changes, faults }) => ({
          line,
          sku: cutText(sku, 100),
          name,
          outcome,
          changes,
          faults,
        }));
      await tx.execute(sql`
        insert into product_import_lines (import_id, line, sku, name, outcome, changes, faults)
        select ${importId}::integer, r.* from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
          as r(line integer, sku text, name text, outcome text, changes jsonb, faults jsonb)`);
    }
    await settle(within, importId, {
      status: 'checked',
      note: [note, found].filter(Boolean).join(' '),
      creates,
      newCount: count('new'),
      changedCount: count('changed'),
      unchangedCount: count('unchanged'),
      faultyCount: count('faulty'),
    });
  });
}
