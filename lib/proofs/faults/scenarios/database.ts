import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from '../api-calls.ts';
import { signal } from '../../../testing/processes.ts';
import { checkBack, untilServing } from '../recovery.ts';
import { seconds } from '../report.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { isHonest } from '../watch.ts';

const PROBE_LIMIT_MS = 20_000;

async function postmaster({ store }: Bench): Promise<number> {
  const { database } = await store.processes();
  if (database === undefined) throw new Error('The database does not run');
  return database;
}

/** Closes the connections of the store, not those of this program. */
const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name <> 'faults' and pid <> pg_backend_pid()`;

async function setReadOnly({ shop }: Bench, isReadOnly: boolean): Promise<void> {
  const client = await shop.pool.connect();
  try {
    await client.query('set default_transaction_read_only = off');
    await client.query(
      `alter database sose ${isReadOnly ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'}`,
    );
    // A database setting applies only to new connections.
    await client.query(endConnections);
  } finally {
    client.release(true);
  }
}

/** Checks the answers to reads and writes while the database is read-only. */
async function checkReadOnly(bench: Bench): Promise<void> {
  const { store, report } = bench;
  const read = await callApi(store.apiUrl, 'GET', '/web/products/list/', {
    limitMs: PROBE_LIMIT_MS,
  });
  report.check(
    'reads go on while the database takes no writes',
    read?.status === 200,
    read?.status,
  );
  const write = await callApi(store.apiUrl, 'POST', '/inquiries/', {
    limitMs: PROBE_LIMIT_MS,
    body: { first_name: 'A', email: 'a@example.in', recaptcha: 'x' },
  });
  report.check('writes are answered', write !== undefined && isHonest(write), write?.status);
}

/** T57: the database hangs, stops, drops its connections or is read-only, while customers order. */
export const database: Scenario = {
  name: 'database',
  run: async (bench) => {
    const { store, shop, report, inForm } = bench;
    const awayMs = inForm(2_000, 10_000);
    const faults: [string, () => Promise<void>][] = [
      [
        'hangs',
        async () => {
          const pid = await postmaster(bench);
          signal(pid, 'SIGSTOP');
          await shop.pool.query(endConnections).catch(() => undefined);
          await sleep(awayMs);
          const health = await callApi(store.apiUrl, 'GET', '/health', { limitMs: PROBE_LIMIT_MS });
          report.check('health turns red while it hangs', health?.status === 503, health?.status);
          signal(pid, 'SIGCONT');
        },
      ],
      [
        'stops',
        async () => {
          signal(await postmaster(bench), 'SIGINT');
        },
      ],
      [
        'drops all connections',
        async () => {
          await shop.pool.query(endConnections).catch(() => undefined);
        },
      ],
      [
        'takes no writes',
        async () => {
          await setReadOnly(bench, true);
          await sleep(awayMs / 2);
          await checkReadOnly(bench);
          await setReadOnly(bench, false);
        },
      ],
    ];
    await underLoad(
      bench,
      inForm({ api: 3, storefront: 1 }, { api: 8, storefront: 4 }),
      async () => {
        for (const [what, happen] of faults) {
          await happen();
          const took = await untilServing(bench);
          checkBack(bench, `a database that ${what}`, took);
          report.figure(what, seconds(took));
          report.rounds += 1;
        }
      },
    );
  },
};
