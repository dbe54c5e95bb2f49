import type { JobPayloads } from '../jobs/add-job.ts';
import type { TestStore } from './test-store.ts';

/* Only this file reads the private tables of graphile-worker, which may change with a version
   (`waiting-jobs.test.ts`): its public view has no payloads. */

/** Returns the payloads of waiting jobs of one name, oldest first. */
export async function waitingJobs<Name extends keyof JobPayloads>(
  store: TestStore,
  name: Name,
): Promise<JobPayloads[Name][]> {
  return (await plannedJobs(store, name)).map(({ payload }) => payload);
}

/**
 * Returns the payloads of waiting jobs of one name and deletes the jobs, as if a worker had run
 * them.
 */
export async function takeJobs<Name extends keyof JobPayloads>(
  store: TestStore,
  name: Name,
): Promise<JobPayloads[Name][]> {
  const { rows } = await store.client.pool.query<{ payload: JobPayloads[Name] }>(
    `with deleted as (
       delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 returning j.id, j.payload)
     select payload::jsonb - 'cause' as payload from deleted order by id`,
    [name],
  );
  return rows.map(({ payload }) => payload);
}

/** Returns the times at which the waiting jobs of a key will run. */
export async function jobTimes({ client }: TestStore, key: string): Promise<Date[]> {
  const { rows } = await client.pool.query<{ runAt: Date }>(
    'select run_at as "runAt" from graphile_worker.jobs where key = $1 order by id',
    [key],
  );
  return rows.map(({ runAt }) => runAt);
}

export interface PlannedJob<Name extends keyof JobPayloads> {
  payload: JobPayloads[Name];
  /** Not run before this time. */
  runAt: Date;
  /** The lowest number runs first. */
  priority: number;
}

/** Like `waitingJobs`, with the time and priority of each job. */
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

/** Returns the tags of the latest revalidation job. */
export async function lastTags(store: TestStore): Promise<string[] | undefined> {
  return (await waitingJobs(store, 'revalidate')).at(-1)?.tags;
}

/** Marks the jobs of a key as started by a worker. */
export async function lockJobs({ client }: TestStore, key: string, worker: string, at: Date) {
  await client.pool.query(
    'update graphile_worker._private_jobs set locked_by = $2, locked_at = $3 where key = $1',
    [key, worker, at],
  );
}

/** Sets the time at which a scheduled job was last queued. */
export async function setLastPlanned({ client }: TestStore, name: string, at: Date) {
  await client.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ($1, now(), $2) on conflict (identifier) do update set last_execution = $2`,
    [name, at],
  );
}

/** Returns the time at which a scheduled job was last queued; null if there is none. */
export async function lastPlanned({ client }: TestStore, name: string): Promise<Date | null> {
  const { rows } = await client.pool.query<{ at: Date | null }>(
    `select last_execution as at from graphile_worker._private_known_crontabs
     where identifier = $1`,
    [name],
  );
  return rows[0]?.at ?? null;
}

export async function timedJobNames({ client }: TestStore): Promise<string[]> {
  const { rows } = await client.pool.query<{ name: string }>(
    'select identifier as name from graphile_worker._private_known_crontabs order by 1',
  );
  return rows.map(({ name }) => name);
}

export async function clearJobs({ client }: TestStore): Promise<void> {
  await client.pool.query('delete from graphile_worker._private_jobs');
}
