import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { settings } from '../../db/schema/running.ts';
import { inTransaction } from '../../db/transaction.ts';
import { learnWords } from './learn-words.ts';

const catalogueName = 'catalogue_version';
const offersName = 'offers_version';

const versionOf = (name: string) =>
  `coalesce((select value::text from settings where name = '${name}'), '0')`;

/** Both versions as one value in a statement, so that they are seen together with what that reads. */
export const catalogueVersion = sql.raw(
  `(select ${versionOf(catalogueName)} || '.' || ${versionOf(offersName)})`,
);

const readVersion = namedStatement<{ version: string }>(
  'catalogue_version',
  sql`select ${catalogueVersion} as version`,
);

/** Another value after each change that `catalogueChanged` or `offersChanged` was told of. */
export async function readCatalogueVersion(db: Queryable): Promise<string> {
  const [row] = await readVersion(db, {});
  return row?.version ?? '0.0';
}

/** Whether two versions differ in prices and availability at most. */
export function isSameCatalogue(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0];
}

/**
 * To be called, in the same transaction, by whatever changes which products there are, what they
 * are found by (name, search text, brand, form, tags, category, sites, on sale or not, first public
 * day), or the brands, forms, tags, categories and synonyms themselves. `productIds` are those whose
 * words are new; all products where they are left out. For a product's other texts and its pictures
 * it does to raise the product's `version`; stocks and ratings need nothing, but see `offersChanged`.
 */
export async function catalogueChanged(
  db: Queryable,
  productIds?: readonly number[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Counted first: until the end nobody else writes down words.
    await countUp(tx, catalogueName);
    await learnWords(tx, productIds);
  });
}

/**
 * To be called, in the same transaction and as its last step, by whatever changes a price, or takes
 * the last piece of a stock, or puts a first one there: lists are filtered, counted and sorted by it.
 */
export async function offersChanged(db: Queryable): Promise<void> {
  await countUp(db, offersName);
}

async function countUp(db: Queryable, name: string): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value: 1 })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`to_jsonb((${settings.value})::integer + 1)`, updatedAt: sql`now()` },
    });
}
