import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context.ts';
import { pageMeta } from '../../db/schema/content.ts';
import { readPageAddress } from './page-address.ts';

/** Moves the staff's meta data to the new address of a page. */
export async function movePageMeta(
  { db }: ServiceContext,
  from: string,
  to: string,
): Promise<void> {
  const [before, after] = [readPageAddress(from).path, readPageAddress(to).path];
  if (before === after) return;
  const other = alias(pageMeta, 'other');
  await db
    .update(pageMeta)
    .set({ path: after })
    .where(
      and(
        eq(pageMeta.path, before),
        notExists(db.select({ id: other.id }).from(other).where(eq(other.path, after))),
      ),
    );
}
