import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';

/** A job of the next minute is planned in time. */
const mostAheadSeconds = 120;

/**
 * Takes back what the schedule planned while the clock was ahead: graphile-worker plans no timed job again
 * before the moment at which it planned it last, which would be hours or days away.
 */
export async function forgetFuturePlans({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const latest = new Date(now().getTime() + mostAheadSeconds * 1_000).toISOString();
  await db.execute(sql`
    update graphile_worker._private_known_crontabs
    set last_execution = null where last_execution > ${latest}::timestamptz`);
  await db.execute(sql`
    delete from graphile_worker._private_jobs
    where locked_at is null
      and (payload -> '_cron' ->> 'ts')::timestamptz > ${latest}::timestamptz`);
}
