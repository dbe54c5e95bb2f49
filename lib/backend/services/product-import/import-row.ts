import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { productImports, type ProductImportRow } from '../../db/schema/product-import.ts';

const isOpen = inArray(productImports.status, ['checking', 'applying']);

/** Work that was broken off is begun so often. */
const mostTries = 3;

/** Takes up an import that waits for work; undefined where there is nothing to do, or no more. */
export async function takeUp(
  context: ServiceContext,
  id: number,
): Promise<ProductImportRow | undefined> {
  const { db, now } = context;
  const [row] = await db
    .update(productImports)
    .set({ tries: sql`${productImports.tries} + 1`, done: 0, touchedAt: now() })
    .where(and(eq(productImports.id, id), isOpen))
    .returning();
  if (!row || row.tries <= mostTries) return row;
  await settle(context, id, {
    status: row.status === 'applying' ? 'checked' : 'failed',
    note: 'This was broken off again and again, and nothing was changed. Please try it in smaller parts.',
  });
  return undefined;
}

/** Says how far the work is: seen by everybody at once, whatever transaction is open beside it. */
export async function tellProgress(
  { db, now }: ServiceContext,
  id: number,
  progress: { done: number; lines?: number },
): Promise<void> {
  await db
    .update(productImports)
    .set({ ...progress, touchedAt: now() })
    .where(eq(productImports.id, id));
}

/** Whether there is still something to do; whoever asks in a transaction keeps others from ending it. */
export async function holdOpen({ db }: ServiceContext, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: productImports.id })
    .from(productImports)
    .where(and(eq(productImports.id, id), isOpen))
    .for('update');
  return rows.length > 0;
}

/** Ends the work on an import. */
export async function settle(
  { db, now }: ServiceContext,
  id: number,
  end: Partial<ProductImportRow> & Pick<ProductImportRow, 'status' | 'note'>,
): Promise<void> {
  await db
    .update(productImports)
    .set({ ...end, touchedAt: now(), ...(end.status === 'failed' && { file: null }) })
    .where(eq(productImports.id, id));
}
