import { lt } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { productImports } from '../../db/schema/product-import.ts';

const retentionDays = 60;
const day = 24 * 60 * 60 * 1000;

/** Deletes imports and their reports after 60 days; the audit log keeps their changes. */
export async function deleteOldImports({ db, now }: ServiceContext): Promise<void> {
  await db
    .delete(productImports)
    .where(lt(productImports.createdAt, new Date(now().getTime() - retentionDays * day)));
}
