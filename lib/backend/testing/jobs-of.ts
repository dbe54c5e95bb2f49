import type { JobPayloads } from '../jobs/add-job.ts';
import type { TestStore } from './test-store.ts';

/* Tests look at waiting jobs here alone: the public view of graphile-worker shows no payload, and its
   private tables may change with a version (`jobs-of.test.ts`). */

/** Returns the payloads of waiting jobs of one name, oldest first. */
export async function jobsOf<Name extends keyof JobPayloads>(
  store: TestStore,
  name: Name,
): Promise<JobPayloads[Name][]> {
  return (await plannedJobs(store, name)).map(({ payload }) => payload);
}

/** What they have been told, and takes them away, as if a worker had done them. */
export async function takeJobs<Name extends keyof JobPayloads>(
  store: TestStore,
  name: Name,
): Promise<JobPayloads[Name][]> {
  const { rows } = await store.client.pool.query<{ payload: JobPayloads[Name] }>(
    `with gone as (
       delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 returning j.id, j.payload)
     select payload::jsonb - 'cause' as payload from gone order by id`,
    [name],
  );
  return rows.map(({ payload }) => payload);
}

/** When the jobs of a key that wait are to be done. */
export async function jobTimes({ client }: TestStore, key: string): Promise<Date[]> {
  const { rows } = await client.pool.query<{ runAt: Date }>(
    'select run_at as "runAt" from graphile_worker.jobs where key = $1 order by id',
    [key],
  );
  return rows.map(({ runAt }) => runAt);
}

export interface PlannedJob<Name extends keyof JobPayloads> {
  payload: JobPayloads[Name];
  /** Not done before this moment. */
  runAt: Date;
  /** The lowest goes first. */
  priority: number;
}

/** The same with the time and rank of each. */
export async function plannedJobs<Name extends keyof JobPayloads>(
  { client }: TestStore,
  name: Name,
): Promise<PlannedJob<Name>[]> {
  const { rows } = await client.pool.query<PlannedJob<Name>>(
    `select j.payload::jsonb - 'cause' as payload, j.run_at as "runAt", j.priority from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [name],
  );
  return rows;
}

/** The tags of the revalidation that was asked for last. */
export async function lastTags(store: TestStore): Promise<string[] | undefined> {
  return (await jobsOf(store, 'revalidate')).at(-1)?.tags;
}

/** Marks the jobs of a key as begun by a worker. */
export async function lockJobs({ client }: TestStore, key: string, worker: string, at: Date) {
  await client.pool.query(
    'update graphile_worker._private_jobs set locked_by = $2, locked_at = $3 where key = $1',
    [key, worker, at],
  );
}

/** Notes when a timed job was planned for the last time. */
export async function setLastPlanned({ client }: TestStore, name: string, at: Date) {
  await client.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ($1, now(), $2) on conflict (identifier) do update set last_execution = $2`,
    [name, at],
  );
}

/** When a timed job was planned for the last time; null where that was forgotten. */
export async function lastPlanned({ client }: TestStore, name: string): Promise<Date | null> {
  const { rows } = await client.pool.query<{ at: Date | null }>(
    `select last_execution as at from graphile_worker._private_known_crontabs
     where identifier = $1`,
    [name],
  );
  return rows[0]?.at ?? null;
}

/** Names of the jobs that are planned by the clock. */
export async function timedJobNames({ client }: TestStore): Promise<string[]> {
  const { rows } = await client.pool.query<{ name: string }>(
    'select identifier as name from graphile_worker._private_known_crontabs order by 1',
  );
  return rows.map(({ name }) => name);
}

/** Takes all jobs away, whatever they are. */
export async function clearJobs({ client }: TestStore): Promise<void> {
  await client.pool.query('delete from graphile_worker._private_jobs');
}
