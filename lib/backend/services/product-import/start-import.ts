import { cutText } from '../../../contract/cut-text.ts';
import { Buffer } from 'node:buffer';
import { importField, importRules } from '../../../contract/staff-import.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { productImports } from '../../db/schema/product-import.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid, StoreError } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';

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
