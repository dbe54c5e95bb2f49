import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { causeOf, currentCause } from '../observe/current-cause.ts';
import { noteFailure } from '../observe/problems.ts';
import { jobEnded } from '../observe/signals.ts';
import { inSpan } from '../observe/tracer.ts';
import { heartbeatSeconds } from './heartbeat.ts';

/**
 * Runs a job and measures its duration. Its log lines and its trace have the id of the request that
 * added the job, so that both can be found together.
 */
export async function runJob(
  name: string,
  payload: unknown,
  context: ServiceContext,
  job: (context: ServiceContext, payload: unknown) => Promise<void>,
): Promise<void> {
  const cause = causeOf(payload);
  const log = context.log.child({ job: name, ...(cause && { requestId: cause.requestId }) });
  const start = performance.now();
  const span = { kind: 'consumer', traceparent: cause?.traceparent } as const;
  const run = () => inSpan(`job ${name}`, span, () => job({ ...context, log }, payload));
  let hasFailed = true;
  try {
    await (cause ? currentCause.run(cause, run) : run());
    hasFailed = false;
  } catch (error) {
    noteFailure(error, context.now());
    throw error;
  } finally {
    jobEnded.tell({ job: name, hasFailed, seconds: (performance.now() - start) / 1_000 });
  }
}

/**
 * Another program did not accept what a job sent. Not an error of this program: the job is retried,
 * and the log has one warning without a stack.
 */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

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
