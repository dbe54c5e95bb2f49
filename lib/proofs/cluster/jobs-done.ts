import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from '../faults/shop.ts';

/** Jobs of a killed worker are given back after 80 seconds, at the next full minute. */
const limitMs = 200_000;
const pollMs = 500;

export interface JobsDone {
  tookMs: number;
  /** Jobs that are due and not done. */
  left: number;
  /** Jobs that have failed for good. */
  failed: number;
}

/** Waits until every job that is due is done, also those that a killed worker had begun. */
export async function untilJobsAreDone({ pool }: Shop): Promise<JobsDone> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ left: number; failed: number }>(
      `select count(*) filter (where attempts < max_attempts and run_at <= now())::int as left,
              count(*) filter (where attempts >= max_attempts)::int as failed
       from graphile_worker.jobs`,
    );
    const { left = 0, failed = 0 } = rows[0] ?? {};
    const tookMs = performance.now() - begun;
    if (left === 0 || tookMs > limitMs) return { tookMs, left, failed };
    await sleep(pollMs);
  }
}
