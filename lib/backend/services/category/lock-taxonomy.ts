import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';

/**
 * Lets nobody else change brands, forms, tags or the category tree, or take a list of products over,
 * until this transaction has ended: whoever does one of these calls it first.
 */
export async function lockTaxonomy(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue shelves'))`);
}

/**
 * Lets others write products at the same time, but nobody change the names and the tree that these
 * stand in until this transaction has ended: whoever writes down what follows from them (ancestors,
 * words of the search) calls it first, before any row is held.
 */
export async function lockTaxonomyShared(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('catalogue shelves'))`);
}
