import { sql } from 'drizzle-orm';
import { logChange } from '../../catalogue-cache/change-log.ts';
import type { Queryable } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { catalogueChanged } from './change-catalogue.ts';
import { countWords, wordRules } from './learn-words.ts';
import { readRules, saveRules } from './word-rules.ts';

/** Products per transaction: it blocks saves of products for two or three seconds. */
const batchSize = 4_096;

/**
 * Learns the search words of all products again if another release has learned them by other rules.
 * Searches use the old words until then.
 */
export async function relearnWords(db: Queryable): Promise<void> {
  if ((await readRules(db)) === wordRules) return;
  for (let last = -1; ;) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from products where id > ${last}::integer order by id limit ${batchSize}`,
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
