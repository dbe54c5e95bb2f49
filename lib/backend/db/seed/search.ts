import { sql } from 'drizzle-orm';
import { object, string } from 'yup';
import type { Transaction } from '../client.ts';
import { readSections } from '../read-data.ts';
import { searchSynonyms } from '../schema/content.ts';
import { searchPurposes } from '../schema/search.ts';
import { insertRows } from './rows.ts';

/* Comma-separated seed words of every new shop. Words that no product contains are skipped. */

const word = object({ meaning: string().required(), typed: string().required() }).noUnknown();
const purpose = object({ typed: string().required(), foundBy: string().required() }).noUnknown();

const parts = (list: string) => list.split(', ');

/**
 * Names of the trade: what people type, and the word that products have. Other spellings and
 * scripts of the same sound need no row.
 */
const synonymPairs: [word: string, meaning: string][] = [
  ...new Map(
    readSections('db/seed/data/synonyms', word)
      .flatMap(({ meaning, typed }) => parts(typed).map((one) => [one, meaning] as const))
      .filter(([one, meaning]) => one !== meaning)
      .map(([one, meaning]) => [`${one}|${meaning}`, [one, meaning] as [string, string]]),
  ).values(),
];

/**
 * What people search for that no product is called, and what its products are found by: each a word
 * or some words that must all be in a product. The most wanted products come first.
 */
export const purposeRows = readSections('db/seed/data/purposes', purpose).map(
  ({ typed, foundBy }) => ({ typed: parts(typed), foundBy: parts(foundBy) }),
);

/**
 * Seeds the synonyms and the purposes of search, also into an older store; leaves out each list
 * that the store had before, so that rows removed by staff do not come back.
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
