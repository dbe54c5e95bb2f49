import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { productImportLines, type ProductImportRow } from '../../db/schema/product-import.ts';
import { sqlState } from '../../db/sql-state.ts';
import { isAsChecked, type CheckedLine } from './is-as-checked.ts';
import { settle, tellProgress } from './import-row.ts';
import { planImport, planAllLines } from './plan-import.ts';
import type { TablePlan } from './plan-table.ts';
import { readTableApart } from './read-table-apart.ts';
import { saveReport } from './draw-report.ts';
import { CatalogueMoved, takeOver } from './take-over.ts';

const movedNote =
  'The catalogue has changed since the list was checked, so nothing was imported. Check the new report.';
const brokenNote = 'The list couldn’t be imported and nothing was changed. Try again.';

/**
 * Applies a checked import in one transaction; with `skipFaulty` without the lines that had errors.
 * If the catalogue has changed since the check, writes a new report that staff must confirm again.
 */
export async function applyImport(context: ServiceContext, row: ProductImportRow): Promise<void> {
  const { id, file } = row;
  if (!file) throw new Error(`The file of import ${id} is gone`);
  try {
    const { rows } = await readTableApart(file);
    const checked = await loadChecked(context, id);
    const without = row.skipFaulty ? faultyLines(checked) : new Set<number>();
    const plan = await planImport(context, row, rows, without, () =>
      tellProgress(context, id, { done: 0, note: '' }),
    );
    if (isTrue(plan, row, checked, without)) await takeOver(context, row, plan, checked);
    else await checkAgain(context, row, rows);
  } catch (error) {
    if (error instanceof CatalogueMoved || sqlState(error) === '23505') {
      await checkAgain(context, row, (await readTableApart(file)).rows);
      return;
    }
    context.log.error({ err: error, importId: id }, 'a list of products could not be taken over');
    await settle(context, id, { status: 'checked', note: brokenNote });
  }
}

const faultyLines = (checked: ReadonlyMap<number, CheckedLine>) =>
  new Set([...checked].flatMap(([line, { outcome }]) => (outcome === 'faulty' ? [line] : [])));

/** Whether the plan does what staff have confirmed, and nothing else. */
function isTrue(
  { lines, creates }: TablePlan,
  { creates: confirmed }: ProductImportRow,
  checked: ReadonlyMap<number, CheckedLine>,
  without: ReadonlySet<number>,
): boolean {
  return (
    lines.length === checked.size - without.size &&
    lines.every((line) => isAsChecked(line, checked.get(line.line))) &&
    (['brands', 'categories', 'forms', 'tags'] as const).every((kind) =>
      creates[kind].every((name) => confirmed[kind]?.includes(name)),
    )
  );
}

async function checkAgain(
  context: ServiceContext,
  row: ProductImportRow,
  rows: readonly string[][],
): Promise<void> {
  await saveReport(context, row.id, await planAllLines(context, row, rows), movedNote);
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
