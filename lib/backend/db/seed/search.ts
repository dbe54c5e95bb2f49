import { sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { searchSynonyms } from '../schema/content.ts';
import { searchPurposes } from '../schema/search.ts';
import { insertRows } from './rows.ts';
import { purposeRows, synonymPairs } from './search-words.ts';

/**
 * Seeds the synonyms and the purposes of search, also into an older store; leaves out each list that
 * the store had before, so that rows removed by staff do not come back.
 */
export async function seedSearch(tx: Transaction): Promise<void> {
  if (!(await wasUsed(tx, 'search_synonyms_id_seq'))) {
    await insertRows(
      tx,
      searchSynonyms,
      synonymPairs.map(([word, meaning]) => ({ word, meaning })),
    );
  }
  if (!(await wasUsed(tx, 'search_purposes_id_seq'))) {
    await insertRows(tx, searchPurposes, purposeRows);
  }
}

async function wasUsed(tx: Transaction, sequence: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isUsed: boolean }>(sql`
    select pg_sequence_last_value(${sequence}::regclass) is not null as "isUsed"`);
  return rows[0]?.isUsed ?? false;
}
