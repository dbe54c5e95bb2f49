import { sql } from 'drizzle-orm';
import { idArray } from '../db/id-array.ts';
import type { Queryable } from '../db/client.ts';
import { namedStatement } from '../db/named-statement.ts';

/** Scope of a version: all changes, or only those of prices, availability and ratings. */
export type ChangeKind = 'catalogue' | 'offers';

const settingOf = (kind: ChangeKind) => `${kind}_version`;

const versionSql = (kind: ChangeKind) =>
  `coalesce((select value::text from settings where name = '${settingOf(kind)}'), '0')`;

/**
 * Both versions as one value within a statement, so that they belong to the same snapshot as the
 * data it reads.
 */
export const catalogueVersion = sql.raw(
  `(select ${versionSql('catalogue')} || '.' || ${versionSql('offers')})`,
);

const readVersion = namedStatement<{ version: string }>(
  'catalogue_version',
  sql`select ${catalogueVersion} as version`,
);

/** Returns a value that changes with each call of `raiseVersion`. */
export async function readCatalogueVersion(db: Queryable): Promise<string> {
  const [row] = await readVersion(db, {});
  return row?.version ?? '0.0';
}

/** Returns whether two versions differ at most in prices, availability and ratings. */
export function isSameCatalogue(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0];
}

/** Returns whether a version lacks changes that another has. */
export function isOlderVersion(one: string, other: string): boolean {
  const [catalogue = 0, offers = 0] = parseVersion(one);
  const [otherCatalogue = 0, otherOffers = 0] = parseVersion(other);
  return catalogue < otherCatalogue || offers < otherOffers;
}

const parseVersion = (version: string) => version.split('.').map(Number);

/**
 * Raises a version and logs the change (`catalogue_changes`); returns the version. `productIds`:
 * null for everything. The row lock makes concurrent transactions wait, so the versions of one kind
 * are committed in their order.
 */
export async function raiseVersion(
  db: Queryable,
  kind: ChangeKind,
  productIds: readonly number[] | null,
): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`
    with raised as (
      insert into settings (name, value) values (${settingOf(kind)}, '1')
      on conflict (name) do update
        set value = to_jsonb((settings.value)::integer + 1), updated_at = now()
      returning (value)::integer as version)
    insert into catalogue_changes (kind, version, product_ids)
    select ${kind}, version, ${productIds && idArray(productIds)}::integer[] from raised
    returning version`);
  return rows[0]?.version ?? 0;
}
