import { callApi } from '../api-calls.ts';
import { untilServing, checkBack } from '../recovery.ts';
import type { Bench, Scenario } from '../scenario.ts';
import type { Buyer, Shop } from '../shop.ts';
import { underLoad } from '../under-load.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const SENT_WITHIN_MS = 30_000;

const LOOK_EVERY_MS = 50;

/** Diagnostics of a delayed message, one line each: its row, jobs, locks. No codes. */
const jobStates = {
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

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

async function sendOtp({ store, shop }: Bench, { mobile }: Buyer): Promise<string> {
  const body = { mobile_no: mobile };
  const reply = await callApi(store.apiUrl, 'POST', '/user/send-otp/', { body });
  if (reply?.status !== 200) throw new Error(`No code: ${reply?.text ?? 'no answer'}`);
  return untilOtpIsSent(shop, mobile);
}

async function logIn({ store }: Bench, { mobile }: Buyer, otp: string): Promise<number> {
  const body = { mobile_no: mobile, otp };
  return (await callApi(store.apiUrl, 'POST', '/user/verify-otp/', { body }))?.status ?? 0;
}

/** T61: the clock of the programs jumps; codes still expire and orders continue. */
export const clock: Scenario = {
  name: 'clock',
  run: async (bench) => {
    const { store, shop, report, inForm } = bench;
    const [one, other, third] = await shop.makeBuyers(3);
    if (!one || !other || !third) throw new Error('There are no buyers');
    await underLoad(
      bench,
      inForm({ api: 2, storefront: 1 }, { api: 6, storefront: 2 }),
      async () => {
        try {
          const early = await sendOtp(bench, one);
          await store.shiftClock(DAY_MS);
          const late = await logIn(bench, one, early);
          report.check('a code of yesterday has run out', late === 400, late);
          checkBack(bench, 'a clock a day ahead', await untilServing(bench));
          const ahead = await sendOtp(bench, other);
          report.rounds += 1;

          await store.shiftClock(0);
          checkBack(bench, 'a clock that is right again', await untilServing(bench));
          const future = await logIn(bench, other, ahead);
          report.check('a code of tomorrow does not count for a day', future === 400, future);
          report.rounds += 1;

          const now = await sendOtp(bench, third);
          await store.shiftClock(-HOUR_MS);
          checkBack(bench, 'a clock an hour behind', await untilServing(bench));
          const behind = await logIn(bench, third, now);
          report.check('a jump back gives a code no further hour', behind === 400, behind);
          report.rounds += 1;
        } finally {
          await store.shiftClock(0);
        }
      },
    );
  },
};

/**
 * Waits until the newest message to `recipient` has been sent by its job, and returns its code.
 * Throws an Error with the state of messages, jobs and locks on timeout.
 */
async function untilOtpIsSent({ pool }: Shop, recipient: string): Promise<string> {
  const giveUpAt = performance.now() + SENT_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    const { rows } = await pool.query<{ otp: string | null; is_sent: boolean }>(
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

async function describeJobs({ pool }: Pick<Shop, 'pool'>, recipient: string): Promise<string> {
  const lines: string[] = [`machine: ${new Date().toISOString()}`];
  for (const [what, query] of Object.entries(jobStates)) {
    const { rows } = await pool.query<Record<string, unknown>>(
      query,
      query.includes('$1') ? [recipient] : [],
    );
    lines.push(`${what}: ${rows.length}`, ...rows.map((row) => `  ${JSON.stringify(row)}`));
  }
  return lines.join('\n');
}
