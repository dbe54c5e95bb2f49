import { lt } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { productImports } from '../../db/schema/product-import.ts';

const keptDays = 60;
const day = 24 * 60 * 60 * 1000;

/** Takes lists of products away, with their reports, that were sent two months ago; the trail says what they changed. */
export async function deleteOldImports({ db, now }: ServiceContext): Promise<void> {
  await db
    .delete(productImports)
    .where(lt(productImports.createdAt, new Date(now().getTime() - keptDays * day)));
}
