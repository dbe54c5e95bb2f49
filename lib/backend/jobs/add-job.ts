import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

/** What each job is told. */
export interface JobPayloads {
  send_message: { messageId: number };
  send_password_reset: { email: string };
  revalidate: { tags: string[] };
  send_stock_alerts: { productId: number };
  remove_file: { name: string };
  index_now: { paths: string[] };
  sandbox_callback: { txnId: string };
}

/**
 * Adds a job in the transaction of what causes it: where that is rolled back, the job never was.
 * Jobs are tried again with growing pauses until they succeed.
 */
export async function addJob<Name extends keyof JobPayloads>(
  db: Queryable,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts := 20)`,
  );
}
