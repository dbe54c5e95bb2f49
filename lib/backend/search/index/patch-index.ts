import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { readChanges } from '../../catalogue-cache/change-log.ts';
import { isSameCatalogue } from '../../catalogue-cache/catalogue-version.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { facetOf } from '../facets/facets.ts';
import type { CatalogueIndex } from './columns.ts';
import { eachGroup, joinColumns, toColumns, type Columns, type Sets } from './columns.ts';
import { orderAfter } from './price-order.ts';
import { readOptions } from './read-options.ts';
import { readRowsOf, rowsAtOnce } from './read-index-rows.ts';
import { replaceRows } from './replace-rows.ts';
import { toIndex } from './to-index.ts';

/** If more of the catalogue has changed, all of it is read again: that is as fast. */
const maxShare = 0.25;
/** Small catalogues are read again only when the log does not tell enough. */
const alwaysPatched = 5_000;

const readLaunched = namedStatement<{ id: number }>(
  'catalogue_launched',
  sql`
    select id from products where public_from > ${sql.placeholder('from')}::timestamptz
      and public_from <= ${sql.placeholder('until')}::timestamptz`,
);

/**
 * Returns the index with all products read again that have changed since, or have become public;
 * undefined if too much has changed, or the log does not tell.
 */
export async function patchIndex(
  context: ServiceContext,
  old: CatalogueIndex,
): Promise<CatalogueIndex | undefined> {
  const moment = context.now();
  const changes = await readChanges(context.db, old.version);
  if (!changes) return undefined;
  const ids = [...new Set([...changes.productIds, ...(await launchedIds(context, old, moment))])];
  if (ids.length > Math.max(alwaysPatched, old.ids.length * maxShare)) return undefined;
  const { version } = changes;
  if (version === old.version && ids.length === 0) return old;
  ids.sort((a, b) => a - b);
  const sets = isSameCatalogue(version, old.version) ? old.sets : await readSets(context, old.sets);
  const rows = await readColumns(context, ids, sets);
  const columns = replaceRows(old, ids, rows, sets);
  const next = toIndex(columns, sets, { version, moment, readAt: old.readAt }, old);
  return { ...next, byPrice: orderAfter(old, next, ids) };
}

/* The clock may have been set back. */
async function launchedIds(
  { db }: ServiceContext,
  old: CatalogueIndex,
  moment: Date,
): Promise<number[]> {
  const [from, until] = moment < old.moment ? [moment, old.moment] : [old.moment, moment];
  const rows = await readLaunched(db, { from: from.toISOString(), until: until.toISOString() });
  return rows.map(({ id }) => id);
}

async function readSets(context: ServiceContext, old: Sets): Promise<Sets> {
  const options = await readOptions(context);
  return eachGroup((group) => old[group].withOptions(facetOf(group).label(options[group] ?? [])));
}

async function readColumns(
  context: ServiceContext,
  ids: readonly number[],
  sets: Sets,
): Promise<Columns> {
  const parts: Columns[] = [];
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const some = ids.slice(start, start + rowsAtOnce);
    parts.push(toColumns(await readRowsOf(context, some), sets));
  }
  return joinColumns(parts, sets);
}
