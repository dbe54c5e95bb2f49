import { setImmediate as otherWork } from 'node:timers/promises';
import { longestMs, renewIndex } from '../../catalogue-cache/catalogue-memory.ts';
import { readCatalogueVersion } from '../../catalogue-cache/catalogue-version.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { fromReader } from '../../db/reader/from-reader.ts';
import { facetOf } from '../facets/facets.ts';
import { type CatalogueIndex, eachGroup, joinColumns, toColumns, type Columns } from './columns.ts';
import { LabelSets } from './label-sets.ts';
import { readRowsAfter, rowsAtOnce } from './read-index-rows.ts';
import { readOptions } from './read-options.ts';
import { toIndex } from './to-index.ts';

/**
 * Reads the whole catalogue in parts, so that other requests are answered in between. Concurrent
 * changes may be included or not; the version is that of the beginning, so `patchIndex` adds the
 * rest.
 */
export async function loadIndex(context: ServiceContext): Promise<CatalogueIndex> {
  const moment = context.now();
  const version = await readCatalogueVersion(context.db);
  const options = await readOptions(context);
  const sets = eachGroup((group) => new LabelSets(facetOf(group).label(options[group] ?? [])));
  const parts: Columns[] = [];
  for (let after = -1; ; after = parts.at(-1)?.ids.at(-1) ?? after) {
    const part = toColumns(await readRowsAfter(context, after), sets);
    parts.push(part);
    if (part.ids.length < rowsAtOnce) break;
    await otherWork();
  }
  const columns = joinColumns(parts, sets);
  await otherWork();
  return toIndex(columns, sets, { version, moment, readAt: moment });
}

const running = new WeakSet<Queryable>();

/** Whether manual changes of the database, which no log contains, may be missing for too long. */
export const isOutdated = ({ now }: ServiceContext, { readAt }: CatalogueIndex): boolean =>
  Math.abs(now().getTime() - readAt.getTime()) >= longestMs;

/** Reads the whole catalogue again while the present index is used on. */
export function reloadBehind(context: ServiceContext): void {
  const { db, log } = context;
  if (running.has(db)) return;
  running.add(db);
  fromReader(context)
    .then(loadIndex)
    .then((index) => renewIndex(db, index))
    .catch((error: unknown) => log.warn({ err: error }, 'the catalogue could not be read again'))
    .finally(() => running.delete(db));
}
