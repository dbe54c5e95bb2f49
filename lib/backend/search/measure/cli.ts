import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startProgram } from '../../../server/program.ts';
import { listChildren, residentBytes } from '../../../testing/processes.ts';
import { openDatabase, type Database } from '../../db/client.ts';
import { startEmbeddedPostgres, type EmbeddedConnection } from '../../db/embedded/start.ts';
import { createLog } from '../../log.ts';
import { offersChanged } from '../engine.ts';
import { ask, askAll, longestWait, percentile, type Reply } from './ask.ts';
import { makeQueries } from './queries.ts';
import { readFile } from 'node:fs/promises';

/* Linux only: `/proc` counts processor time in hundredths of a second. */
const msPerTick = 10;

/** Processor time of a process, in milliseconds; 0 if it has ended. */
async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may itself contain brackets and blanks.
  const facts = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(facts[11] ?? 0) + Number(facts[12] ?? 0)) * msPerTick;
}

/** Processor time of a process and its children together, in milliseconds. */
async function processorMsOf(pid: number): Promise<number> {
  const pids = [pid, ...(await listChildren(pid)).map((child) => child.pid)];
  return (await Promise.all(pids.map(processorMs))).reduce((sum, ms) => sum + ms, 0);
}

const residentMegabytes = async (pid: number) => (await residentBytes(pid)) / 1024 ** 2;

/*
 * `npm run search:measure`: starts the store API on the database of DATA_DIR, which no running
 * store may use, and prints response times: after the start, for uncached lists, searches and
 * suggestions, for hostile texts, and after a price has changed.
 */

const connections = 8;
const readyLimitMs = 120_000;
const priceChanges = 10;

const head = ['what', 'p50 ms', 'p95 ms', 'longest ms', 'calls', 'errors', 'CPU ms', 'MB'];

const say = (cells: readonly (number | string | undefined)[]) => {
  const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : (cell ?? '')));
  process.stdout.write(`| ${texts.join(' | ')} |\n`);
};

interface Running {
  address: string;
  api: number;
  database: number;
}

async function main(): Promise<void> {
  const begun = performance.now();
  const server = await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] || '.data' });
  const databaseMs = performance.now() - begun;
  const { connection } = server;
  const client = openDatabase({ ...connection, max: 2 }, createLog('warn'));
  const apiPort = process.env['API_PORT'] || '4000';
  const env = {
    ...secrets(),
    ...process.env,
    DATABASE_URL: connectionUrl(connection),
    API_PORT: apiPort,
  };
  const main = resolve('lib/backend/main.ts');
  const api = startProgram({
    name: 'The store API',
    args: [main],
    env,
    output: () => undefined,
    stopLimitMs: 30_000,
  });
  const running = {
    address: `http://127.0.0.1:${apiPort}`,
    api: api.pid,
    database: server.pid,
  };
  try {
    say(head);
    say(head.map((_, at) => (at === 0 ? '---' : '--:')));
    say(['start of the database', '', '', databaseMs]);
    await untilReady(running);
    await firstList(running);
    const { lists, searches, suggestions, hostile } = await makeQueries(client.db);
    await measure(running, 'lists with facets', lists);
    await measure(running, 'searches', searches);
    await measure(running, 'suggestions', suggestions);
    await measure(running, 'hostile searches', hostile);
    await changePrices(running, client.db);
  } finally {
    await api.stop();
    await client.close();
    await server.stop();
  }
}

const connectionUrl = ({ user, password, host, port, database }: EmbeddedConnection) =>
  `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

async function untilReady({ address, api }: Running): Promise<void> {
  const begun = performance.now();
  while ((await ask(address, '/health')).status !== 200) {
    if (performance.now() - begun > readyLimitMs) throw new Error('The store API does not start');
    await sleep(20);
  }
  const cpu = await processorMsOf(api);
  say(['start of the store API', '', '', performance.now() - begun, 1, 0, cpu]);
}

/** The first list waits for the index; other calls should not. */
async function firstList(running: Running): Promise<void> {
  let isOver = false;
  const waiting = longestWait(running.address, '/health', () => isOver);
  await measure(running, 'first list', ['/web/products/list/?ordering=base_price']);
  isOver = true;
  say(['other calls meanwhile', '', '', await waiting]);
}

async function measure(running: Running, name: string, paths: string[]): Promise<void> {
  const { address, api, database } = running;
  const used = async () => (await processorMsOf(api)) + (await processorMsOf(database));
  const before = await used();
  const replies = await askAll(address, paths, connections);
  const cpu = ((await used()) - before) / Math.max(1, paths.length);
  tell(name, replies, cpu, await residentMegabytes(api));
}

/** CPU: of store API and database together, for one call. */
function tell(name: string, replies: Reply[], cpu?: number, megabytes?: number): void {
  const errors = replies.filter(({ status }) => status === 0 || status >= 500);
  const ms = [0.5, 0.95, 1].map((share) => percentile(replies, share));
  say([name, ...ms, replies.length, errors.length, cpu, megabytes]);
}

/** Each change is followed by a request for an uncached list. */
async function changePrices({ address, api }: Running, db: Database): Promise<void> {
  const replies: Reply[] = [];
  for (let at = 0; at < priceChanges; at += 1) {
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update products set price = greatest(100, price - 100)
        where id = (select id from products where is_on_sale
                    order by id offset ${at * 7}::integer limit 1)
        returning id`);
      await offersChanged(
        tx,
        rows.map(({ id }) => id),
      );
    });
    replies.push(await ask(address, '/web/products/list/?ordering=base_price'));
  }
  tell('list after a price change', replies, undefined, await residentMegabytes(api));
}

/** The store API asks for them; nothing that is measured uses them. */
const secrets = () =>
  Object.fromEntries(
    [
      'VISITOR_SECRET',
      'REVALIDATE_SECRET',
      'CAPTCHA_SECRET',
      'DATA_ENCRYPTION_KEY',
      'PAYMENT_SANDBOX_SECRET',
    ].map((name) => [name, name.repeat(3).slice(0, 64)]),
  );

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
