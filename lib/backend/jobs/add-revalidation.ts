import type { Queryable } from '../db/client.ts';
import { addJob, type JobTime } from './add-job.ts';

/** A storefront takes no more tags at once. */
const maxTagsPerJob = 500;

/** Queues the revalidation of pages by their tags, in as many jobs as needed; see `addJob`. */
export async function addRevalidation(
  db: Queryable,
  tags: Iterable<string>,
  time: JobTime = {},
): Promise<void> {
  const each = [...new Set(tags)];
  for (let start = 0; start < each.length; start += maxTagsPerJob) {
    await addJob(db, 'revalidate', { tags: each.slice(start, start + maxTagsPerJob) }, time);
  }
}
