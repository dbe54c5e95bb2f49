import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { namedStatement } from '../db/named-statement.ts';
import { settings } from '../db/schema/running.ts';

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

/** Returns a value that changes with each call of `raiseCatalogueVersion` or `raiseOffersVersion`. */
export async function readCatalogueVersion(db: Queryable): Promise<string> {
  const [row] = await readVersion(db, {});
  return row?.version ?? '0.0';
}

/** Returns whether two versions differ at most in prices and availability. */
export function isSameCatalogue(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0];
}

/** Raises the version of everything; its row lock makes concurrent transactions wait. */
export const raiseCatalogueVersion = (db: Queryable): Promise<void> => countUp(db, catalogueName);

/** Raises the version of prices and availability alone. */
export const raiseOffersVersion = (db: Queryable): Promise<void> => countUp(db, offersName);

async function countUp(db: Queryable, name: string): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value: 1 })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`to_jsonb((${settings.value})::integer + 1)`, updatedAt: sql`now()` },
    });
}
