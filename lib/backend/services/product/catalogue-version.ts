import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { settings } from '../../db/schema/running.ts';

const name = 'catalogue_version';

/** The version as a value in a statement, so that it is seen together with what that reads. */
export const catalogueVersion = sql.raw(
  `(select coalesce((select value::text from settings where name = '${name}'), '0'))`,
);

const readVersion = namedStatement<{ version: string }>(
  'catalogue_version',
  sql`select ${catalogueVersion} as version`,
);

/** Another value after each change that `catalogueChanged` was told of. */
export async function readCatalogueVersion(db: Queryable): Promise<string> {
  const [row] = await readVersion(db, {});
  return row?.version ?? '0';
}

/**
 * To be called, in the same transaction, by whatever changes which products there are, what they
 * are found by (name, search text, brand, form, tags, category, sites, on sale or not, first public
 * day), or the brands, forms, tags, categories and synonyms themselves. For a product's other texts
 * and its pictures it does to raise the product's `version`; prices, stocks and ratings need nothing.
 */
export async function catalogueChanged(db: Queryable): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value: 1 })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`to_jsonb((${settings.value})::integer + 1)`, updatedAt: sql`now()` },
    });
}
