import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

/** What each job is told. */
export interface JobPayloads {
  send_message: { messageId: number };
  send_password_reset: { email: string };
  send_login_link: { email: string };
  revalidate: { tags: string[] };
  send_stock_alerts: { productId: number };
  remove_file: { name: string };
  check_files: Record<string, never>;
  import_products: { importId: number };
  index_products: { productIds: number[] };
  drop_unused_picture: { name: string };
  publish_post: { postId: number };
  index_now: { paths: string[] };
  sandbox_callback: { txnId: string };
  send_webhook: { deliveryId: number };
  apply_prices: Record<string, never>;
}

export interface JobTime {
  /** Not before this moment; at once where it is left out. */
  at?: Date;
  /** A job of the same key that still waits gives way to this one. */
  key?: string;
  /** This job takes the moment of the one that gives way: many of one key never put each other off. */
  keepsTime?: boolean;
  /** Somebody waits for it: it goes before all that are not urgent, however many wait. */
  isUrgent?: boolean;
}

/** Of jobs that are due, graphile-worker takes the one with the lowest priority first. */
const priorities = { urgent: -10, usual: 0 };

/**
 * Adds a job in the transaction of what causes it: where that is rolled back, the job never was.
 * Jobs are tried again with growing pauses until they succeed. `at`: not before that moment.
 */
export async function addJob<Name extends keyof JobPayloads>(
  db: Queryable,
  name: Name,
  payload: JobPayloads[Name],
  { at, key, keepsTime = false, isUrgent = false }: JobTime = {},
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      run_at := ${at?.toISOString() ?? null}::timestamptz, job_key := ${key ?? null}::text,
      job_key_mode := ${keepsTime ? 'preserve_run_at' : 'replace'}, max_attempts := 20,
      priority := ${isUrgent ? priorities.urgent : priorities.usual})`,
  );
}
