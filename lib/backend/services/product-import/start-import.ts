import { eq } from 'drizzle-orm';
import { Buffer } from 'node:buffer';
import { cutText } from '../../../contract/cut-text.ts';
import { importField, importRules } from '../../../contract/staff-import.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { productImports, type ProductImportRow } from '../../db/schema/product-import.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid, StoreError, conflict, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { FileFault } from './file-fault.ts';
import { settle, tellProgress } from './import-row.ts';
import { planAllLines } from './plan-import.ts';
import { countLines } from './plan-table.ts';
import { readTableApart } from './read-table-apart.ts';
import { saveReport } from './draw-report.ts';

/**
 * Stores an uploaded file and queues its check; returns the import's id. Throws 400 without a file,
 * 413 above 10 MB.
 */
export async function startImport(
  context: ServiceContext,
  caller: CustomerCaller,
  file: File | undefined,
): Promise<number> {
  if (!file) throw invalid({ [importField]: [importRules.missing] });
  if (file.size > importRules.maxBytes) throw new StoreError(413, importRules.tooLarge);
  const bytes = Buffer.from(await file.arrayBuffer());
  return inTransaction(context.db, async (tx) => {
    const [made] = await tx
      .insert(productImports)
      .values({
        staffId: caller.customerId,
        fileName: cutText(file.name.replace(/[\u0000-\u001f\u007f]+/g, ' '), 200) || 'products',
        file: bytes,
        createdAt: context.now(),
        touchedAt: context.now(),
      })
      .returning({ id: productImports.id });
    if (!made) throw new Error('The import was not made');
    await addJob(tx, 'import_products', { importId: made.id });
    return made.id;
  });
}

/** Validates an import and stores the report; does not change the catalogue. */
export async function checkImport(context: ServiceContext, row: ProductImportRow): Promise<void> {
  const { id, file } = row;
  try {
    if (!file) throw new FileFault('The file is no longer available. Upload it again.');
    const { rows, note } = await readTableApart(file);
    const lines = countLines(rows);
    if (lines === 0) throw new FileFault('The file has no products.');
    await tellProgress(context, id, { done: 0, lines });
    await saveReport(context, id, await planAllLines(context, row, rows), note);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    await settle(context, id, { status: 'failed', note: error.message });
  }
}

/**
 * Queues a checked import to be applied; lines with errors stay out with `skipFaulty`. Idempotent.
 * Throws 404 for an unknown import, 409 if it changes nothing, is not checked, or has errors and
 * `skipFaulty` is not set.
 */
export async function askToApply(
  context: ServiceContext,
  id: number,
  skipFaulty: boolean,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const [row] = await tx
      .select({
        status: productImports.status,
        faulty: productImports.faultyCount,
        fresh: productImports.newCount,
        changed: productImports.changedCount,
      })
      .from(productImports)
      .where(eq(productImports.id, id))
      .for('update');
    if (!row) throw notFound('Import');
    if (row.status === 'applying' || row.status === 'applied') return;
    if (row.status !== 'checked') {
      throw conflict(
        row.status === 'checking'
          ? 'The list is still being checked'
          : 'This list couldn’t be read. Upload it again.',
      );
    }
    if (row.faulty > 0 && !skipFaulty) {
      throw conflict('The list has errors. Correct them and upload it again.');
    }
    if (row.fresh + row.changed === 0) throw conflict('The list contains no changes');
    await tx
      .update(productImports)
      .set({
        status: 'applying',
        skipFaulty,
        note: '',
        done: 0,
        tries: 0,
        touchedAt: context.now(),
      })
      .where(eq(productImports.id, id));
    await addJob(tx, 'import_products', { importId: id });
  });
}
