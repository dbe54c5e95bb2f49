import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';

/**
 * Takes an exclusive advisory lock until the transaction ends: serialises changes of brands, forms,
 * tags, category tree and product imports. Must be the first step of each of these.
 */
export async function lockTaxonomy(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue shelves'))`);
}

/**
 * Takes the shared advisory lock until the transaction ends: product writes run in parallel, but
 * names and category tree cannot change. Call it before any row lock when writing data derived from
 * them (ancestors, search words).
 */
export async function lockTaxonomyShared(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('catalogue shelves'))`);
}
