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

/**
 * Both versions as one value within a statement, so that they belong to the same snapshot as the
 * data it reads.
 */
export const catalogueVersion = sql.raw(
  `(select ${versionOf(catalogueName)} || '.' || ${versionOf(offersName)})`,
);

const readVersion = namedStatement<{ version: string }>(
  'catalogue_version',
  sql`select ${catalogueVersion} as version`,
);

/** Returns a value that changes with each call of `catalogueChanged` or `offersChanged`. */
export async function readCatalogueVersion(db: Queryable): Promise<string> {
  const [row] = await readVersion(db, {});
  return row?.version ?? '0.0';
}

/** Returns whether two versions differ at most in prices and availability. */
export function isSameCatalogue(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0];
}

/**
 * Must be called in the same transaction after any change of: which products exist, what they are
 * found by (name, search text, brand, form, tags, category, sites, on sale or not, first public
 * day), or the brands, forms, tags, categories and synonyms themselves. `productIds` are the
 * products with new words; if left out, all products. For other texts and pictures of a product,
 * raising its `version` is enough; stocks and ratings need nothing, but see `offersChanged`.
 */
export async function catalogueChanged(
  db: Queryable,
  productIds?: readonly number[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Increments the version first: its row lock makes word updates of concurrent transactions
    // wait.
    await countUp(tx, catalogueName);
    await learnWords(tx, productIds);
  });
}

/**
 * Must be called in the same transaction, as its last step, after a price change and when a stock
 * becomes 0 or more than 0: lists are filtered, counted and sorted by it.
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
