import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { productImports } from '../../db/schema/product-import.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';

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
          : 'This list could not be read. Please send it again',
      );
    }
    if (row.faulty > 0 && !skipFaulty) {
      throw conflict('Something is wrong with the list. Please fix it and send it again');
    }
    if (row.fresh + row.changed === 0) throw conflict('The list changes nothing');
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
