import type { ServiceContext } from '../../context.ts';
import type { ProductImportRow } from '../../db/schema/product-import.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { tellProgress } from './import-row.ts';
import { planTable, type TablePlan } from './plan-table.ts';

const noLines: ReadonlySet<number> = new Set();

/** Plans all lines of an import and stores the progress. */
export const planAllLines = (
  context: ServiceContext,
  row: ProductImportRow,
  rows: readonly string[][],
): Promise<TablePlan> =>
  planImport(context, row, rows, noLines, (done) =>
    tellProgress(context, row.id, { done, note: '' }),
  );

/** Plans the lines of an import, except some; fetches the pictures that they name. */
export function planImport(
  context: ServiceContext,
  { id, staffId }: ProductImportRow,
  rows: readonly string[][],
  without: ReadonlySet<number>,
  onPart: (done: number) => Promise<void>,
): Promise<TablePlan> {
  return planTable(context.db, rows, {
    without,
    onPart,
    fetchPictures: (addresses) =>
      fetchPictures(context, staffId, addresses, (note) =>
        tellProgress(context, id, { done: 0, note }),
      ),
  });
}
