import { longestMs, renewIndex } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { fromReader } from '../../db/reader/from-reader.ts';
import type { CatalogueIndex } from './columns.ts';
import { loadIndex } from './load-index.ts';

const running = new WeakSet<Queryable>();

/** Whether changes by hand, which nothing tells, may be missing for too long. */
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
