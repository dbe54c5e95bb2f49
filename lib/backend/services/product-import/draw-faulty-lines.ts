import { and, asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { productImportLines, productImports } from '../../db/schema/product-import.ts';
import { notFound } from '../../errors.ts';
import { csvLines } from '../product-export/csv-lines.ts';
import { isFilled } from './plan-table.ts';
import { readTableApart } from './read-table-apart.ts';

/**
 * Returns the lines with errors as they were sent, with their titles, as CSV: to be corrected and sent
 * again. Throws 404 for an unknown import, if its file is no longer kept, or if it has no
 * such line.
 */
export async function drawFaultyLines({ db }: ServiceContext, id: number): Promise<string> {
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
  const { rows } = await readTableApart(row.file);
  const top = rows.findIndex(isFilled);
  const wanted = [top, ...faulty.map(({ line }) => line - 1).filter((at) => at !== top)];
  // The byte order mark tells Excel that it is UTF-8.
  return `\ufeff${csvLines(wanted.map((at) => rows[at] ?? []))}`;
}
