import { cutText } from '../../../contract/cut-text.ts';
import { eq, sql } from 'drizzle-orm';
import type { ImportOutcome } from '../../../contract/staff-import.ts';
import type { ServiceContext } from '../../context.ts';
import { productImportLines } from '../../db/schema/product-import.ts';
import { inTransaction } from '../../db/transaction.ts';
import { holdOpen, settle } from './import-row.ts';
import type { TablePlan } from './plan-table.ts';

const linesAtOnce = 1_000;

/**
 * Stores the report of an import, replaces an earlier one and sets the state to `checked`. Does
 * nothing if the import was ended meanwhile.
 */
export async function saveReport(
  context: ServiceContext,
  importId: number,
  { lines, creates }: Pick<TablePlan, 'lines' | 'creates'>,
  note: string,
): Promise<void> {
  const count = (wanted: ImportOutcome) =>
    lines.reduce((sum, { outcome }) => sum + (outcome === wanted ? 1 : 0), 0);
  await inTransaction(context.db, async (tx) => {
    if (!(await holdOpen({ ...context, db: tx }, importId))) return;
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
    await settle({ ...context, db: tx }, importId, {
      status: 'checked',
      note,
      creates,
      newCount: count('new'),
      changedCount: count('changed'),
      unchangedCount: count('unchanged'),
      faultyCount: count('faulty'),
    });
  });
}
