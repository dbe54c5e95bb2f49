import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';

/* Longer than any job takes. */
const minutes = 10;

/**
 * Gives jobs back that a worker had begun when its program was killed: without that they would wait
 * for four hours.
 */
export async function freeStuckJobs({ db, now, log }: ServiceContext): Promise<void> {
  const since = new Date(now().getTime() - minutes * 60_000).toISOString();
  const { rows } = await db.execute<{ worker: string }>(sql`
    select distinct locked_by as worker from graphile_worker._private_jobs
    where locked_at < ${since}::timestamptz`);
  if (rows.length === 0) return;
  const workers = rows.map(({ worker }) => worker);
  await db.execute(
    sql`select graphile_worker.force_unlock_workers(array(
      select jsonb_array_elements_text(${JSON.stringify(workers)}::jsonb)))`,
  );
  log.warn({ workers }, 'gave back the jobs of workers that are gone');
}
