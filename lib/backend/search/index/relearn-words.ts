import { sql } from 'drizzle-orm';
import { logChange } from '../../catalogue-cache/change-log.ts';
import type { Queryable } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { catalogueChanged } from './change-catalogue.ts';
import { countWords, wordRules } from './learn-words.ts';
import { readRules, saveRules } from './word-rules.ts';

/** Staff who save a product wait for one round at most: two or three seconds. */
const productsARound = 4_096;

/**
 * Learns the search words of all products again if another release has learned them by other rules.
 * Searches use the old words until then.
 */
export async function relearnWords(db: Queryable): Promise<void> {
  if ((await readRules(db)) === wordRules) return;
  for (let last = -1; ;) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from products where id > ${last}::integer order by id limit ${productsARound}`,
    );
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    await catalogueChanged(db, ids);
    last = ids.at(-1) ?? last;
  }
  await inTransaction(db, async (tx) => {
    await logChange(tx, 'catalogue', []);
    await countWords(tx);
    await saveRules(tx, wordRules);
  });
}
