import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from './shop.ts';

const SENT_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;

interface Message {
  otp: string | null;
  is_sent: boolean;
}

/**
 * Waits until the newest message to `recipient` has been sent by its job, and returns its code.
 * Throws an Error with the state of messages, jobs and locks on timeout.
 */
export async function untilOtpIsSent({ pool }: Shop, recipient: string): Promise<string> {
  const giveUpAt = performance.now() + SENT_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    const { rows } = await pool.query<Message>(
      `select data ->> 'otp' as otp, sent_at is not null as is_sent
       from outbox_messages where recipient = $1 order by id desc limit 1`,
      [recipient],
    );
    const [newest] = rows;
    if (newest?.is_sent && newest.otp) return newest.otp;
    await sleep(LOOK_EVERY_MS);
  }
  const state = await describeJobs({ pool }, recipient);
  throw new Error(`No one-time password was sent:\n${state}`);
}

/** Diagnostics of a delayed message, one line each: its row, jobs, locks. No codes. */
const states = {
  messages: `select id, kind, created_at, sent_at, claimed_until, failed_tries, data ? 'otp' as has_code
             from outbox_messages where recipient = $1 order by id desc limit 3`,
  jobs: `select j.task_identifier, j.priority, j.attempts, j.run_at, j.locked_by,
           j.locked_at, j.queue_name, left(j.last_error, 200) as last_error
         from graphile_worker.jobs j
         where j.run_at <= now() + interval '1 minute' or j.locked_at is not null
         order by j.locked_at nulls last, j.priority, j.run_at limit 20`,
  connections: `select application_name, state, wait_event_type, wait_event, xact_start,
                  pg_blocking_pids(pid) as blocked_by, pid, left(query, 120) as query
                from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  clocks: `select now() as database`,
};

async function describeJobs({ pool }: Pick<Shop, 'pool'>, recipient: string): Promise<string> {
  const lines: string[] = [`machine: ${new Date().toISOString()}`];
  for (const [what, query] of Object.entries(states)) {
    const { rows } = await pool.query<Record<string, unknown>>(
      query,
      query.includes('$1') ? [recipient] : [],
    );
    lines.push(`${what}: ${rows.length}`, ...rows.map((row) => `  ${JSON.stringify(row)}`));
  }
  return lines.join('\n');
}
