import type { TestStore } from './test-store.ts';

/** What the jobs of one name that wait have been told, the oldest first. */
export async function jobsOf(store: TestStore, name: string): Promise<unknown[]> {
  const { rows } = await store.client.pool.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [name],
  );
  return rows.map(({ payload }) => payload);
}
