import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { productImportLines, type ProductImportRow } from '../../db/schema/product-import.ts';
import { sqlState } from '../../db/sql-state.ts';
import { isAsChecked, type CheckedLine } from './is-as-checked.ts';
import { settle, tellProgress } from './import-row.ts';
import { planTable } from './plan-table.ts';
import { readTableApart } from './read-table-apart.ts';
import { saveReport } from './save-report.ts';
import { CatalogueMoved, takeOver } from './take-over.ts';

const movedNote =
  'The catalogue has changed since the list was checked, so nothing was taken over. Please look at the new report.';
const brokenNote = 'The list could not be taken over; nothing was changed. Please try again.';

/**
 * Applies a checked import, all or nothing. If the catalogue has changed since the check, writes a
 * new report that staff must confirm again.
 */
export async function applyImport(context: ServiceContext, row: ProductImportRow): Promise<void> {
  const { id, file } = row;
  if (!file) throw new Error(`The file of import ${id} is gone`);
  try {
    const { rows } = await readTableApart(file);
    const plan = await planTable(context.db, rows, () => tellProgress(context, id, { done: 0 }));
    const checked = await loadChecked(context, id);
    const isTrue =
      plan.lines.length === checked.size &&
      plan.lines.every((line) => isAsChecked(line, checked.get(line.line)));
    if (isTrue) await takeOver(context, row, plan, checked);
    else await saveReport(context, id, plan.lines, movedNote);
  } catch (error) {
    if (error instanceof CatalogueMoved || sqlState(error) === '23505') {
      await checkAgain(context, id, file);
      return;
    }
    context.log.error({ err: error, importId: id }, 'a list of products could not be taken over');
    await settle(context, id, { status: 'checked', note: brokenNote });
  }
}

async function checkAgain(context: ServiceContext, id: number, file: Buffer): Promise<void> {
  const { rows } = await readTableApart(file);
  const plan = await planTable(context.db, rows, (done) => tellProgress(context, id, { done }));
  await saveReport(context, id, plan.lines, movedNote);
}

async function loadChecked(
  { db }: ServiceContext,
  importId: number,
): Promise<Map<number, CheckedLine>> {
  const rows = await db
    .select({
      line: productImportLines.line,
      outcome: productImportLines.outcome,
      changes: productImportLines.changes,
    })
    .from(productImportLines)
    .where(eq(productImportLines.importId, importId));
  return new Map(
    rows.map(({ line, outcome, changes }) => [
      line,
      { outcome: outcome as CheckedLine['outcome'], changes },
    ]),
  );
}
