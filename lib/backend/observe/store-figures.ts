import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

/** Gauges of the whole store from the database, the same in every program. */
export interface StoreFigures {
  jobsReady: number;
  jobsRunning: number;
  /** Jobs that have failed at least once and are tried again, or have been given up. */
  jobsFailed: number;
  /** Age of the job that is due and has waited longest, in seconds; 0: none waits. */
  oldestJob: number;
  /** Neither sent nor given up, with a provider that could send them. */
  messagesWaiting: number;
  oldestMessage: number;
  /** Of the last minute. */
  orders: number;
  paid: number;
  failedPayments: number;
  /** Worker pools with a heartbeat of the last minute. */
  workers: number;
}

/** Reads the figures of the store in one statement of some milliseconds. */
export async function readStoreFigures(db: Queryable): Promise<StoreFigures> {
  const { rows } = await db.execute<StoreFigures & Record<string, unknown>>(sql`
    select jobs.*, messages.*,
      (select count(*)::int from orders where placed_at > now() - interval '1 minute') as "orders",
      (select count(*)::int from payments
        where status = 'paid' and id > recent.first_id
          and settled_at > now() - interval '1 minute') as "paid",
      (select count(*)::int from payments
        where status = 'failed' and id > recent.first_id
          and updated_at > now() - interval '1 minute') as "failedPayments",
      (select count(*)::int from worker_heartbeats
        where seen_at > now() - interval '1 minute') as "workers"
    from
      (select count(*) filter (where locked_at is null and run_at <= now())::int as "jobsReady",
        count(*) filter (where locked_at is not null)::int as "jobsRunning",
        count(*) filter (where attempts > 0 and last_error is not null)::int as "jobsFailed",
        coalesce(extract(epoch from now() - min(run_at) filter (
          where locked_at is null and run_at <= now() and attempts < max_attempts)), 0)::float
          as "oldestJob"
      from graphile_worker.jobs) jobs,
      (select count(*)::int as "messagesWaiting",
        coalesce(extract(epoch from now() - min(created_at)), 0)::float as "oldestMessage"
      from outbox_messages
      where sent_at is null and given_up_at is null and held_at is null) messages,
      -- Payments settle within days: the latest ones are enough, and need no index of their own.
      (select coalesce(max(id), 0) - 10000 as first_id from payments) recent`);
  const [figures] = rows;
  if (!figures) throw new Error('The figures of the store could not be read');
  return figures;
}
