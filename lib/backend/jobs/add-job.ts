import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { withCause } from '../observe/current-cause.ts';

export interface Revalidation {
  tags: string[];
  /** Address of the only storefront still to be notified; omitted: all storefronts. */
  storefront?: string;
}

export interface JobPayloads {
  send_message: { messageId: number };
  send_waiting_messages: Record<string, never>;
  send_password_reset: { email: string };
  send_login_link: { email: string };
  revalidate: Revalidation;
  send_stock_alerts: { productId: number };
  remove_file: { name: string };
  check_files: Record<string, never>;
  import_products: { importId: number };
  index_products: { productIds: number[] };
  relearn_words: Record<string, never>;
  drop_unused_picture: { name: string };
  draw_demo_reports: Record<string, never>;
  publish_post: { postId: number };
  index_now: { paths: string[] };
  sandbox_callback: { txnId: string };
  send_notice: { noticeId: number };
  push_notice: { browserId: number };
  send_webhook: { deliveryId: number };
  tell_stock: { productIds: number[] };
  apply_prices: Record<string, never>;
}

export interface JobTime {
  /** Earliest start; immediately if omitted. */
  at?: Date;
  /**
   * The same, in milliseconds from now by the clock of the database, which also starts the jobs.
   */
  afterMs?: number;
  /** Job key: replaces a waiting job with the same key. */
  key?: string;
  /**
   * Keeps the start time of the replaced job, so that repeated jobs of one key do not delay each
   * other forever (throttle instead of debounce).
   */
  keepsTime?: boolean;
  /** A user is waiting: runs before all jobs that are not urgent. */
  isUrgent?: boolean;
}

/** graphile-worker runs due jobs with the lowest priority number first. */
const priorities = { urgent: -10, usual: 0 };

/**
 * Adds a job in the caller's transaction: a rollback removes it too. Failed jobs are retried with
 * growing pauses (at most 20 attempts). `at`: earliest start.
 */
export async function addJob<Name extends keyof JobPayloads>(
  db: Queryable,
  name: Name,
  payload: JobPayloads[Name],
  { at, afterMs, key, keepsTime = false, isUrgent = false }: JobTime = {},
): Promise<void> {
  const runAt =
    afterMs === undefined
      ? sql`${at?.toISOString() ?? null}::timestamptz`
      : sql`clock_timestamp() + make_interval(secs => ${afterMs / 1_000})`;
  await db.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(withCause(payload))}::json,
      run_at := ${runAt}, job_key := ${key ?? null}::text,
      job_key_mode := ${keepsTime ? 'preserve_run_at' : 'replace'}, max_attempts := 20,
      priority := ${isUrgent ? priorities.urgent : priorities.usual})`,
  );
}
