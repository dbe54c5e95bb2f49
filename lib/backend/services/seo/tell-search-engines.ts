import type { ServiceContext } from '../../context.ts';
import { addJob, type JobTime } from '../../jobs/add-job.ts';

/** Maximum number of URLs in one IndexNow message. */
const maxUrlsPerJob = 10_000;

/**
 * Must be called in the transaction that publishes, changes or removes a page, with the `paths` of
 * the pages (also removed ones). Notifies search engines through IndexNow once; does nothing
 * without a key (INDEXNOW_KEY). If `time` has a `key`, the `paths` must fit one message.
 */
export async function tellSearchEngines(
  { db, env }: Pick<ServiceContext, 'db' | 'env'>,
  paths: readonly string[],
  time: JobTime = {},
): Promise<void> {
  if (!env.indexNow) return;
  const each = [...new Set(paths)];
  // One job per message: if one is refused, the others are not sent again.
  for (let start = 0; start < each.length; start += maxUrlsPerJob) {
    await addJob(db, 'index_now', { paths: each.slice(start, start + maxUrlsPerJob) }, time);
  }
}
