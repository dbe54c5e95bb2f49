import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';

/** The scheduler plans jobs of the next minute in advance. */
const maxAheadSeconds = 120;

/**
 * Resets cron entries planned while the clock was ahead: graphile-worker plans no cron job before
 * its last execution time, which would be hours or days in the future.
 */
export async function forgetFuturePlans({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const latest = new Date(now().getTime() + maxAheadSeconds * 1_000).toISOString();
  await db.execute(sql`
    update graphile_worker._private_known_crontabs
    set last_execution = null where last_execution > ${latest}::timestamptz`);
  await db.execute(sql`
    delete from graphile_worker._private_jobs
    where locked_at is null
      and (payload -> '_cron' ->> 'ts')::timestamptz > ${latest}::timestamptz`);
}
