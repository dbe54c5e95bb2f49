import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { heartbeatSeconds } from './heartbeat.ts';

/** A worker without a heartbeat for this long is dead. */
const silenceSeconds = 4 * heartbeatSeconds;

/**
 * Unlocks jobs of a killed program; otherwise they would wait for four hours. Never touches jobs of
 * a live program, however long they take.
 */
export async function freeStuckJobs({ db, log }: ServiceContext): Promise<void> {
  // Uses the database clock, which also records job starts and heartbeats: a jump of this program's
  // clock frees no job.
  const since = sql`now() - make_interval(secs => ${silenceSeconds})`;
  await db.execute(sql`delete from worker_heartbeats where seen_at < ${since}`);
  const { rows } = await db.execute<{ worker: string }>(sql`
    select distinct locked_by as worker from graphile_worker.jobs j
    where locked_at < ${since}
      and not exists (select from worker_heartbeats h where h.pool_id = j.locked_by)`);
  if (rows.length === 0) return;
  const workers = rows.map(({ worker }) => worker);
  await db.execute(
    sql`select graphile_worker.force_unlock_workers(array(
      select jsonb_array_elements_text(${JSON.stringify(workers)}::jsonb)))`,
  );
  log.warn({ workers }, 'gave back the jobs of workers that are gone');
}
