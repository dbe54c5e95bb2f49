import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { applyImport } from '../services/product-import/apply-import.ts';
import { checkImport } from '../services/product-import/start-import.ts';
import { takeUp } from '../services/product-import/import-row.ts';
import { addJob } from './add-job.ts';

/** A running import updates its row every few seconds: after this silence it is started again. */
const silenceSeconds = 60;

/** Checks a product list or imports it, depending on its status. */
export async function importProducts(
  context: ServiceContext,
  { importId }: { importId: number },
): Promise<void> {
  const row = await takeUp(context, importId);
  if (!row) return;
  await (row.status === 'checking' ? checkImport(context, row) : applyImport(context, row));
}

/** Restarts imports that were interrupted when the program was killed. */
export async function resumeImports({ db, now }: ServiceContext): Promise<void> {
  const since = new Date(now().getTime() - silenceSeconds * 1_000).toISOString();
  const { rows } = await db.execute<{ id: number }>(sql`
    update product_imports set touched_at = ${now().toISOString()}::timestamptz
    where status in ('checking', 'applying') and touched_at < ${since}::timestamptz
    returning id`);
  for (const { id } of rows) await addJob(db, 'import_products', { importId: id });
}
