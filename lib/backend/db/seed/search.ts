import { sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { searchPurposes } from '../schema/search.ts';
import { purposeRows } from './purposes.ts';
import { insertRows } from './rows.ts';

/**
 * Seeds the purposes of search, also into an older store; does nothing if the store had purposes
 * before, so that those removed by staff do not come back.
 */
export async function seedPurposes(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ isUsed: boolean }>(sql`
    select pg_sequence_last_value('search_purposes_id_seq') is not null as "isUsed"`);
  if (rows[0]?.isUsed) return;
  await insertRows(
    tx,
    searchPurposes,
    purposeRows.map(([typed, foundBy]) => ({
      typed: typed.split(', '),
      foundBy: foundBy.split(', '),
    })),
  );
}
