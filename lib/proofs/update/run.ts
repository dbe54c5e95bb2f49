import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildStorefront } from '../../launch/build.ts';
import { freePorts } from '../../launch/ports.ts';
import { packRelease, unpackRelease } from '../../launch/release.ts';
import { runCommand } from '../../launch/run-command.ts';
import { readRunning } from '../../launch/running-store.ts';
import { newUndoStack } from '../cluster/undo-stack.ts';
import { closeCalls } from '../faults/call.ts';
import { newLedger } from '../faults/ledger.ts';
import { startLoad } from '../faults/load.ts';
import { seededRandom } from '../faults/random.ts';
import { isGood, newReport, seconds } from '../faults/report.ts';
import { openShop } from '../faults/shop.ts';
import { drawTable } from '../faults/table.ts';
import { startWatch } from '../faults/watch.ts';

/*
 * An update of a release with a migration, while customers order: killed at each step, completed, taken
 * back and completed again. Nothing that was acknowledged may be missing, and the shop must be up.
 */

const openLimitMs = 120_000;
const backLimitMs = 60_000;
const lookMs = 20;
const customers = { api: 1, storefront: 0 };
const steps = ['Unpacking', 'Backing up the shop.', 'Bringing the data', 'Restarting the shop.'];
const table = 'update_proof';

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

/** Packs the same release with one more migration; returns its archive. */
async function packNext(shop: string, folder: string): Promise<string> {
  const next = join(folder, 'next');
  await runCommand('cp', ['--archive', '--link', shop, next]);
  const replace = async (path: string, text: string) => {
    await writeFile(join(next, `${path}.new`), text);
    await rename(join(next, `${path}.new`), join(next, path));
  };
  const journalFile = 'lib/backend/db/migrations/meta/_journal.json';
  const journal = JSON.parse(await readFile(join(next, journalFile), 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There is no migration');
  const tag = `9999_${table}`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  await replace(journalFile, JSON.stringify(journal));
  await replace(`lib/backend/db/migrations/${tag}.sql`, `create table "${table}" ("id" integer);`);
  const release = JSON.parse(await readFile(join(next, 'release.json'), 'utf8')) as object;
  await replace('release.json', JSON.stringify({ ...release, name: 'next' }));
  const sums = (await readFile(join(next, 'checksums.sha256'), 'utf8')).split('\n');
  await replace('checksums.sha256', sums.filter((line) => !line.includes(journalFile)).join('\n'));
  const archive = join(folder, 'next.tar');
  await tar('--create', '--file', archive, '--directory', next, 'release.json', '.');
  await rm(next, { recursive: true });
  return archive;
}

async function prove(): Promise<boolean> {
  const begun = performance.now();
  const report = newReport(say);
  await buildStorefront(process.env, say).done;
  const folder = await mkdtemp(join(tmpdir(), 'sose-update-'));
  // Another user runs the database where root runs this.
  await chmod(folder, 0o755);
  undo.add(() => rm(folder, { recursive: true, force: true }));
  say('Packing two releases.');
  const shop = join(folder, 'shop');
  await unpackRelease(await packRelease(folder), shop);
  const archive = await packNext(shop, folder);
  const [port = 0, apiPort = 0] = await freePorts(2);
  const dataDir = join(shop, '.data');
  await writeFile(join(shop, '.env'), `PORT=${port}\nAPI_PORT=${apiPort}\nLOG_LEVEL=warn\n`);

  const { PATH, TMPDIR } = process.env;
  const env = { PATH, ...(TMPDIR && { TMPDIR }) } as NodeJS.ProcessEnv;
  const node = (cwd: string, args: string[], options: SpawnOptions): ChildProcess =>
    spawn(join(cwd, 'node_modules/.bin/node'), args, { cwd, env, ...options });
  const log = openSync(join(folder, 'shop.log'), 'a');
  node(shop, ['lib/launch/start.ts'], { detached: true, stdio: ['ignore', log, log] }).unref();
  undo.add(async () => {
    const running = await readRunning({ dataDir });
    if (running) process.kill(running.pid, 'SIGTERM');
    while (await readRunning({ dataDir })) await sleep(lookMs);
  });
  const siteUrl = `http://127.0.0.1:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  /** Milliseconds until storefront and store API answer. */
  const untilUp = async (limitMs: number) => {
    const from = performance.now();
    const isUp = async (url: string) =>
      fetch(url).then(
        async (answer) => (await answer.text()) !== '' && answer.status < 400,
        () => false,
      );
    while (!((await isUp(`${siteUrl}/`)) && (await isUp(`${apiUrl}/health`)))) {
      if (performance.now() - from > limitMs) return Infinity;
      await sleep(lookMs);
    }
    return performance.now() - from;
  };
  report.check('the release starts', (await untilUp(openLimitMs)) < openLimitMs);

  const store = await openShop(dataDir);
  undo.add(() => store.close());
  undo.add(async () => closeCalls());
  const products = await store.makeProducts(3, 100_000);
  const ledger = newLedger();
  ledger.watchProducts(await store.stockOf(products));
  const watch = startWatch();
  const load = await startLoad({
    ...{ store: { apiUrl, siteUrl }, shop: store, ledger, watch, products, customers },
    random: seededRandom(1),
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

  const update = async (args: string[], killAt?: string) => {
    const child = node(join(shop, 'current'), ['lib/launch/update-cli.ts', ...args], {
      cwd: join(shop, 'current'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (killAt && output.includes(killAt)) child.kill('SIGKILL');
      });
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  };
  const runs = async () => (await readRunning({ dataDir }))?.folder;

  await runCommand('ln', ['-s', '.', join(shop, 'current')]);
  for (const step of steps) {
    const { code, output } = await update([archive], step);
    report.check(`the update is killed at “${step}”`, code === null, output);
    const from = load.orders();
    report.check(
      `the shop is up after a kill at “${step}”`,
      (await untilUp(backLimitMs)) < Infinity,
    );
    while (load.orders() === from) await sleep(lookMs);
    report.rounds += 1;
  }
  const isHalfway = (await runCommand('test', [join(shop, 'current'), '-ef', shop])).code !== 0;
  if (isHalfway) {
    const { code, output } = await update(['--back']);
    report.check('a killed update is taken back', code === 0, output);
  }
  for (const args of [[archive], ['--back'], [archive]]) {
    orderedAt = performance.now();
    longestMs = 0;
    const { code, output } = await update(args);
    report.check(`the update ends well: ${args.join()}`, code === 0, output);
    const wanted = args[0] === '--back' ? shop : join(shop, 'releases/next');
    report.check('the wanted release runs', (await runs()) === wanted, await runs());
    await untilUp(backLimitMs);
    report.figure('longest time without an order', seconds(longestMs));
    report.rounds += 1;
  }
  await load.stop();
  isOver = true;
  await watching;
  report.check('customers have ordered', load.orders() > 20, load.orders());
  await ledger.verify(apiUrl, store, report);
  const { rows } = await store.pool.query<{ found: string | null }>(
    `select to_regclass('${table}')::text as found`,
  );
  report.check('the migration has run', rows[0]?.found === table);
  report.figure('orders', load.orders());
  say(drawTable([{ name: 'update', report, tookMs: performance.now() - begun }]));
  if (!isGood(report)) say((await readFile(join(folder, 'shop.log'), 'utf8')).slice(-3_000));
  return isGood(report);
}

const isAllGood = await prove().catch((error: unknown) => {
  console.error(error);
  return false;
});
await undo.run();
process.exit(isAllGood ? 0 : 1);
