import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { productImports, type ProductImportRow } from '../../db/schema/product-import.ts';

const isOpen = inArray(productImports.status, ['checking', 'applying']);

/** Maximum number of starts of an interrupted import. */
const maxTries = 3;

/**
 * Claims a waiting import and counts the try. Returns undefined if there is none, or after too many
 * tries: then it also ends the import.
 */
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
  if (!row || row.tries <= maxTries) return row;
  await settle(context, id, {
    status: row.status === 'applying' ? 'checked' : 'failed',
    note: 'The import failed several times and nothing was changed. Try it in smaller parts.',
  });
  return undefined;
}

/** Stores the progress. Call it outside the open transaction, so that it is visible immediately. */
export async function tellProgress(
  { db, now }: ServiceContext,
  id: number,
  progress: { done: number; lines?: number; note?: string },
): Promise<void> {
  await db
    .update(productImports)
    .set({ ...progress, touchedAt: now() })
    .where(eq(productImports.id, id));
}

/**
 * Returns whether the import is still open. Locks the row until the end of the transaction, so that
 * it stays open.
 */
export async function holdOpen({ db }: ServiceContext, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: productImports.id })
    .from(productImports)
    .where(and(eq(productImports.id, id), isOpen))
    .for('update');
  return rows.length > 0;
}

/** Stores the result of the work on an import; drops the file if it failed. */
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
