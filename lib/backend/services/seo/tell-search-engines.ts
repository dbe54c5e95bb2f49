import type { ServiceContext } from '../../context.ts';
import { addJob, type JobTime } from '../../jobs/add-job.ts';

/** So many addresses go into one message (IndexNow). */
const mostAtOnce = 10_000;

/**
 * To be called, in the same transaction, by whatever publishes, changes or removes something that has
 * a page: `paths` are those of the pages, also of one that is gone. Search engines that take part in
 * IndexNow are told once; nobody is told where the store has no key for it (INDEXNOW_KEY). A `key` of
 * `time` needs `paths` that fit one message.
 */
export async function tellSearchEngines(
  { db, env }: Pick<ServiceContext, 'db' | 'env'>,
  paths: readonly string[],
  time: JobTime = {},
): Promise<void> {
  if (!env.indexNow) return;
  const each = [...new Set(paths)];
  // A job a message: where one is refused, the others are not sent again.
  for (let start = 0; start < each.length; start += mostAtOnce) {
    await addJob(db, 'index_now', { paths: each.slice(start, start + mostAtOnce) }, time);
  }
}
