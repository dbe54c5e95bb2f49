import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildStorefront } from '../../launch/build.ts';
import { freePorts } from '../../launch/ports.ts';
import { packRelease, unpackRelease } from '../../launch/release.ts';
import { runCommand } from '../../launch/run-command.ts';
import { readRunning } from '../../launch/running-store.ts';
import { newUndoStack } from '../cluster/undo-stack.ts';
import { call, closeCalls } from '../faults/call.ts';
import { newLedger } from '../faults/ledger.ts';
import { startLoad } from '../faults/load.ts';
import { seededRandom } from '../faults/random.ts';
import { isGood, newReport, seconds } from '../faults/report.ts';
import { openShop } from '../faults/shop.ts';
import { drawTable } from '../faults/table.ts';
import { startWatch } from '../faults/watch.ts';
import { generateOrders } from '../../backend/db/generate-orders.ts';
import { type Options, readLimitMs, readOptions } from './options.ts';

/*
 * A restart, and updates of a release with a migration, while people order and read: killed at each
 * step and at any moment, completed and taken back. Nothing that was acknowledged may be missing,
 * no reader may be refused or wait longer than ten seconds, and the shop must be up.
 */

const openLimitMs = 120_000;
const backLimitMs = 60_000;
const lookMs = 20;
const customers = { api: 1, storefront: 0 };
const readEveryMs = 50;
/** After the step at which an update is killed. */
const latestKillMs = 3_000;
const steps = ['Unpacking', 'Backing up', 'Updating the database', 'Restarting the shop.'];
const table = 'update_proof';
/** Releases that follow each other, if there is more than one kill of a step. */
const allNames = ['next', 'other'];

const say = (line: string) => console.log(line);
const undo = newUndoStack((error) => console.error(error));
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => void undo.run().then(() => process.exit(1)));
}

async function tar(...args: string[]): Promise<void> {
  if ((await runCommand('tar', args)).code !== 0) throw new Error(`tar ${args.join(' ')} failed`);
}

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

/**
 * Makes archives of the packed release with one more migration, one for each name; returns them.
 * What an archive holds twice is unpacked as it was added last, and its name is read from the first
 * entry.
 */
async function packNext(packed: string, shop: string, names: string[]): Promise<string[]> {
  const folder = dirname(packed);
  const added = await mkdtemp(join(folder, 'added-'));
  const migrations = 'lib/backend/db/migrations';
  const journalFile = `${migrations}/meta/_journal.json`;
  const journal = JSON.parse(await readFile(join(shop, journalFile), 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There is no migration');
  const tag = `9999_${table}`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  const sums = (await readFile(join(shop, 'checksums.sha256'), 'utf8')).split('\n');
  const release = JSON.parse(await readFile(join(shop, 'release.json'), 'utf8')) as object;
  const files = {
    [journalFile]: JSON.stringify(journal),
    [`${migrations}/${tag}.sql`]: `create table "${table}" ("id" integer);`,
    'checksums.sha256': sums.filter((line) => !line.includes(journalFile)).join('\n'),
  };
  await mkdir(join(added, migrations, 'meta'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(added, path), text);
  const archives = names.map((name) => join(folder, `${name}.tar`));
  for (const [index, archive] of archives.entries()) {
    await writeFile(
      join(added, 'release.json'),
      JSON.stringify({ ...release, name: names[index] }),
    );
    await tar('--create', '--file', archive, '--directory', added, 'release.json');
    await tar('--concatenate', '--file', archive, packed);
    await tar('--append', '--file', archive, '--directory', added, ...Object.keys(files));
  }
  await rm(added, { recursive: true });
  return archives;
}

/**
 * People who read pages and lists, 20 of them in a second, each once and over a connection of its
 * own.
 */
function startReading(siteUrl: string, products: readonly number[]) {
  const paths = ['/', '/shop', '/shop?page=2', '/blogs', '/api/store/newarrival/list'];
  paths.push(...products.map((id) => `/products/${id}/honey`));
  const result = { requests: 0, longestMs: 0, failed: [] as string[] };
  const open = new Set<Promise<void>>();
  const read = async (number: number) => {
    const path = paths[number % paths.length] ?? '/';
    const from = performance.now();
    const headers = { 'x-forwarded-for': `10.0.${(number >> 8) & 255}.${number & 255}` };
    const reply = await call(siteUrl, 'GET', path, {
      ...{ headers, isAlone: true, limitMs: readLimitMs },
    });
    const took = performance.now() - from;
    result.longestMs = Math.max(result.longestMs, took);
    if (!reply || reply.status >= 400)
      result.failed.push(`${path} ${reply?.status ?? 'no answer'} after ${seconds(took)}`);
  };
  const timer = setInterval(() => {
    const reading = read((result.requests += 1)).finally(() => open.delete(reading));
    open.add(reading);
  }, readEveryMs);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return result;
  };
}

async function prove({ kills, orders, maxAwayMs, maxKillMs, thinkMs }: Options): Promise<boolean> {
  const begun = performance.now();
  const report = newReport(say);
  const sayTime = (line: string) => say(`${seconds(performance.now() - begun)}: ${line}`);
  await buildStorefront(process.env, say).done;
  const folder = await mkdtemp(join(tmpdir(), 'sose-update-'));
  // Another user runs the database where root runs this.
  await chmod(folder, 0o755);
  undo.add(() => rm(folder, { recursive: true, force: true }));
  sayTime('packing the releases');
  const shop = join(folder, 'shop');
  const packed = await packRelease(folder, '.tar');
  await unpackRelease(packed, shop);
  const names = allNames.slice(0, kills > steps.length ? 2 : 1);
  const archives = await packNext(packed, shop, names);
  await rm(packed);
  sayTime('starting the shop');
  const [port = 0, apiPort = 0] = await freePorts(2);
  const dataDir = join(shop, '.data');
  await writeFile(
    join(shop, '.env'),
    `PORT=${port}\nAPI_PORT=${apiPort}\nLOG_LEVEL=warn\nTRUSTED_PROXIES=loopback\n`,
  );
  await symlink('.', join(shop, 'current'));

  const { PATH, TMPDIR } = process.env;
  const env = { PATH, ...(TMPDIR && { TMPDIR }) } as NodeJS.ProcessEnv;
  const log = openSync(join(folder, 'shop.log'), 'a');
  const holder = spawn(process.execPath, ['lib/proofs/update/hold-socket.ts', shop, String(port)], {
    env,
    stdio: ['ignore', log, log],
  });
  const stop = async (pid: number) => {
    process.kill(pid, 'SIGTERM');
    while ((await readRunning({ dataDir }))?.pid === pid) await sleep(lookMs);
  };
  undo.add(async () => {
    holder.kill('SIGKILL');
    const running = await readRunning({ dataDir });
    if (running) await stop(running.pid);
  });
  const siteUrl = `http://127.0.0.1:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const runs = async () => (await readRunning({ dataDir }))?.folder;
  /** Waits until storefront and store API answer; false where they do not. */
  const isUp = async (limitMs: number) => {
    const giveUpAt = performance.now() + limitMs;
    const answers = async (url: string) =>
      fetch(url, { signal: AbortSignal.timeout(limitMs) }).then(
        async (answer) => (await answer.text()) !== '' && answer.status < 400,
        () => false,
      );
    while (!((await answers(`${siteUrl}/`)) && (await answers(`${apiUrl}/health`)))) {
      if (performance.now() > giveUpAt) return false;
      await sleep(lookMs);
    }
    return true;
  };
  report.check('the release starts', await isUp(openLimitMs));

  const store = await openShop(dataDir);
  undo.add(() => store.close());
  undo.add(async () => closeCalls());
  sayTime(`making ${orders} orders`);
  if (orders > 0) await generateOrders(store.db, orders);
  // After the orders, which take no stock.
  const products = await store.makeProducts(3, 1_000_000);
  /** The orders that were there, with what neither a job nor a later order changes. */
  const readOld = async () =>
    (
      await store.pool.query<{ text: string }>(
        `select concat_ws(' ', count(*),
           md5(string_agg(concat_ws(' ', o.id, o.placed_at, l.id, l.quantity), ',' order by l.id))) as text
         from orders o join order_lines l on l.order_id = o.id where o.id <= ${orders}`,
      )
    ).rows[0]?.text;
  const old = await readOld();
  const ledger = newLedger();
  ledger.watchProducts(await store.stockOf(products));
  const watch = startWatch();
  const load = await startLoad({
    ...{ store: { apiUrl, siteUrl }, shop: store, ledger, watch, products, customers },
    ...{ random: seededRandom(1), thinkMs },
  });
  let isOver = false;
  let orderedAt = performance.now();
  let longestMs = 0;
  const watching = (async () => {
    for (let seen = load.orders(); !isOver; await sleep(lookMs)) {
      longestMs = Math.max(longestMs, performance.now() - orderedAt);
      if (load.orders() === seen) continue;
      seen = load.orders();
      orderedAt = performance.now();
    }
  })();
  const untilOrdered = async () => {
    const from = load.orders();
    const giveUpAt = performance.now() + backLimitMs;
    while (load.orders() === from && performance.now() < giveUpAt) await sleep(lookMs);
    report.check('a customer orders again', load.orders() > from);
  };
  /** Does what restarts the shop while people read and order. */
  const whileInUse = async (what: string, work: () => Promise<void>) => {
    const finish = startReading(siteUrl, products);
    orderedAt = performance.now();
    longestMs = 0;
    await work();
    await untilOrdered();
    const { requests, failed, longestMs: waitedMs } = await finish();
    report.check(`${what}: no request fails`, failed.length === 0, failed.slice(0, 5));
    report.check(`${what}: no request waits longer`, waitedMs <= maxAwayMs, seconds(waitedMs));
    report.check(`${what}: orders go on`, longestMs <= maxAwayMs, seconds(longestMs));
    say(
      `${what}: ${requests} requests, the longest ${seconds(waitedMs)}; no order for ${seconds(longestMs)}`,
    );
    report.rounds += 1;
    sayTime(what);
  };

  const update = async (args: string[], kill?: { at: string; afterMs: number }) => {
    const child = spawn('node_modules/.bin/node', ['lib/launch/update-cli.ts', ...args], {
      ...{ cwd: join(shop, 'current'), env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isKilled = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!kill || isKilled || !output.includes(kill.at)) return;
        isKilled = true;
        setTimeout(() => child.kill('SIGKILL'), kill.afterMs);
      });
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  };
  const completes = async (wanted: string, ...args: string[]) => {
    const { code, output } = await update(args);
    report.check(`the update ends well: ${args.join(' ')}`, code === 0, output);
    report.check('the wanted release runs', (await runs()) === wanted, await runs());
  };
  const other = async () => ((await runs())?.endsWith(`/${names[0]}`) && names[1] ? 1 : 0);

  await untilOrdered();
  await whileInUse('a restart', async () => {
    await stop((await readRunning({ dataDir }))?.pid ?? 0);
    while (!(await readRunning({ dataDir }))) await sleep(lookMs);
    report.check('the shop is up after a restart', await isUp(backLimitMs));
  });
  const random = seededRandom(2);
  const killUntil = performance.now() + maxKillMs;
  let count = 0;
  for (; count < kills && performance.now() < killUntil; count += 1) {
    const at = steps[count % steps.length] ?? '';
    const afterMs = count < steps.length ? 0 : random.between(0, latestKillMs);
    const { code, output } = await update([archives[await other()] ?? ''], { at, afterMs });
    report.check(`an update is killed at “${at}”`, code === null || code === 0, output);
    report.check(`the shop is up after a kill at “${at}”`, await isUp(backLimitMs));
    await untilOrdered();
    report.rounds += 1;
    sayTime(`kill ${count + 1} at “${at}”`);
  }
  const goBack = async () => {
    const before = await realpath(join(shop, 'before'));
    await whileInUse('the way back', () => completes(before, '--back'));
  };
  // One that was killed at its last step may have come into force.
  const isUpdated = existsSync(join(shop, 'before'));
  if (isUpdated) await goBack();
  const next = await other();
  await whileInUse('an update', () =>
    completes(join(shop, 'releases', names[next] ?? ''), archives[next] ?? ''),
  );
  if (!isUpdated) await goBack();

  await load.stop();
  isOver = true;
  await watching;
  report.check('customers have ordered', load.orders() > 20, load.orders());
  report.check('the orders that were there are as they were', (await readOld()) === old);
  await ledger.verify(apiUrl, store, report);
  const { rows } = await store.pool.query<{ found: string | null }>(
    `select to_regclass('${table}')::text as found`,
  );
  report.check('the migration has run', rows[0]?.found === table);
  report.figure('kills', count);
  report.figure('orders', load.orders());
  say(drawTable([{ name: 'update', report, tookMs: performance.now() - begun }]));
  if (!isGood(report)) say((await readFile(join(folder, 'shop.log'), 'utf8')).slice(-3_000));
  return isGood(report);
}

const isAllGood = await prove(readOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error);
  return false;
});
await undo.run();
process.exit(isAllGood ? 0 : 1);
