import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { namedStatement } from '../db/named-statement.ts';
import { catalogueVersion, raiseVersion, type ChangeKind } from './catalogue-version.ts';

/** A change of more products is logged as a change of everything: reading all is as fast. */
const maxIds = 100_000;
/** Entries and product ids that the log keeps, for each kind. */
const maxEntries = 1_000;
const maxLoggedIds = 200_000;
/** Small entries are counted only now and then, so the log may be longer by as many. */
const entriesBetweenCuts = 100;
const smallEntry = 1_000;

/** The changes between two versions. */
export interface Changes {
  version: string;
  /** Changed products, in order, without duplicates. */
  productIds: number[];
  /** Those of them whose words or options may have changed. */
  rewordedIds: number[];
}

/** Raises a version and writes the log entry; `productIds` undefined: everything has changed. */
export async function logChange(
  db: Queryable,
  kind: ChangeKind,
  productIds: readonly number[] | undefined,
): Promise<void> {
  const ids = productIds && productIds.length <= maxIds ? inOrder(productIds) : null;
  const version = await raiseVersion(db, kind, ids);
  if (version % entriesBetweenCuts === 0 || (ids?.length ?? 0) > smallEntry) await cut(db, kind);
}

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

async function cut(db: Queryable, kind: ChangeKind): Promise<void> {
  await db.execute(sql`
    delete from catalogue_changes old using (
      select version, row_number() over newest as entries,
        sum(coalesce(cardinality(product_ids), 0)) over newest as ids
      from catalogue_changes where kind = ${kind} window newest as (order by version desc)
    ) counted
    where old.kind = ${kind} and old.version = counted.version
      and (counted.entries > ${maxEntries}::integer
        or (counted.entries > 1 and counted.ids > ${maxLoggedIds}::integer))`);
}

const since = (part: number) =>
  sql`split_part(${sql.placeholder('since')}::text, '.', ${sql.raw(String(part))})::integer`;

const readLog = namedStatement<{ current: string; kind: ChangeKind | null; ids: number[] | null }>(
  'catalogue_changes_since',
  sql`
    select ${catalogueVersion} as current, c.kind, c.product_ids as ids
    from (select) one left join catalogue_changes c
      on c.kind = 'catalogue' and c.version > ${since(1)}
        or c.kind = 'offers' and c.version > ${since(2)}`,
);

/**
 * Returns the changes since a version; undefined if everything has changed or the log does not
 * reach back to it.
 */
export async function readChanges(db: Queryable, version: string): Promise<Changes | undefined> {
  const rows = await readLog(db, { since: version });
  const current = rows[0]?.current ?? version;
  const entries = rows.flatMap(({ kind, ids }) => (kind ? [{ kind, ids }] : []));
  if (entries.length !== stepsBetween(version, current)) return undefined;
  const products = new Set<number>();
  const reworded = new Set<number>();
  for (const { kind, ids } of entries) {
    if (!ids) return undefined;
    for (const id of ids) {
      products.add(id);
      if (kind === 'catalogue') reworded.add(id);
    }
  }
  return {
    version: current,
    productIds: inOrder([...products]),
    rewordedIds: inOrder([...reworded]),
  };
}

/** Number of changes from one version to another. */
function stepsBetween(from: string, to: string): number {
  const sum = (version: string) => version.split('.').reduce((all, part) => all + Number(part), 0);
  return sum(to) - sum(from);
}
