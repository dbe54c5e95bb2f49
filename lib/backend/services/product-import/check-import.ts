import type { ServiceContext } from '../../context.ts';
import type { ProductImportRow } from '../../db/schema/product-import.ts';
import { FileFault } from './file-fault.ts';
import { settle, tellProgress } from './import-row.ts';
import { planAllLines } from './plan-import.ts';
import { countLines } from './plan-table.ts';
import { readTableApart } from './read-table-apart.ts';
import { saveReport } from './save-report.ts';

/** Validates an import and stores the report; does not change the catalogue. */
export async function checkImport(context: ServiceContext, row: ProductImportRow): Promise<void> {
  const { id, file } = row;
  try {
    if (!file) throw new FileFault('The file is gone. Please send it again.');
    const { rows, note } = await readTableApart(file);
    const lines = countLines(rows);
    if (lines === 0) throw new FileFault('The file has titles at most, and no products.');
    await tellProgress(context, id, { done: 0, lines });
    await saveReport(context, id, await planAllLines(context, row, rows), note);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    await settle(context, id, { status: 'failed', note: error.message });
  }
}
