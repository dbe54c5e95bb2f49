import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { recordedFolder } from '../../backend/db/embedded/home.ts';
import { readPostmasterFile } from '../../backend/db/embedded/postmaster-file.ts';
import { freePorts } from '../../launch/ports.ts';
import { call } from './call.ts';
import { childrenOf, factsOf, residentBytes, signal } from '../../testing/processes.ts';

type Part = 'launcher' | 'api' | 'storefront' | 'database';

/** A built store, run as by `npm start`, with its own data. */
export interface Store {
  dataDir: string;
  siteUrl: string;
  apiUrl: string;
  /** The secrets that this store has generated. */
  secrets: Record<string, string>;
  /** Its current processes; a part that does not run is missing. */
  processes: () => Promise<Partial<Record<Part, number>>>;
  /** Memory of API and storefront, in bytes. */
  memory: () => Promise<{ api: number; storefront: number }>;
  /** Shifts the clock of its programs against the machine's; takes effect within 0.2 s. */
  shiftClock: (ms: number) => Promise<void>;
  /** Recent output of launcher and storefront. */
  said: () => Promise<string>;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
}

export interface StoreOptions {
  /** Folder of the store's data, log and clock file. */
  folder: string;
  settings?: Record<string, string>;
}

const START_LIMIT_MS = 5 * 60_000;
const STOP_LIMIT_MS = 60_000;
const CLOCK_TAKES_MS = 250;
const MOST_SAID = 3_000;
/** Settings of the machine or a .env for a real store must not reach a tested one. */
const NOT_FOR_TESTS = [
  'DATABASE_URL',
  'SEARCH_URL',
  'STORE_API_URL',
  'REDIS_URL',
  'STORE_MODE',
  'DEMO_DATA',
];
const files = { api: 'lib/backend/main.ts', storefront: 'lib/launch/serve-storefront.ts' };
const commands = /lib\/(backend\/main|launch\/serve-storefront|launch\/start)\.ts|postgres/;

/** Starts a store and waits until its first page loads. */
export async function startStore({ folder, settings = {} }: StoreOptions): Promise<Store> {
  const dataDir = join(folder, 'data');
  const clock = join(folder, 'clock');
  const logFile = join(folder, 'store.log');
  await writeFile(clock, '0');
  const [port = 0, apiPort = 0] = await freePorts(2);
  const siteUrl = `http://localhost:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const log = await open(logFile, 'a');
  const launcher = spawn(process.execPath, ['lib/launch/start.ts'], {
    env: {
      ...process.env,
      ...Object.fromEntries(NOT_FOR_TESTS.map((name) => [name, ''] as const)),
      HOST: '127.0.0.1',
      API_HOST: '127.0.0.1',
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      SITE_URL: siteUrl,
      LOG_LEVEL: 'warn',
      FAULTS_CLOCK: clock,
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('lib/proofs/faults/shifted-clock.ts')).href}`,
      ...settings,
    },
    // The IPC channel closes when this program ends in any way: the store ends with it.
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
    detached: true,
  });
  await log.close();
  let hasEnded = false;
  launcher.once('exit', () => (hasEnded = true));

  const processes = () => findProcesses(launcher, dataDir);
  const said = async () => {
    const text = await readFile(logFile, 'utf8').catch(() => '');
    const ends = text.split('\n').filter((line) => /ended|runs again|not ready/.test(line));
    return [...ends, '…', text.slice(-MOST_SAID)].join('\n');
  };
  const store: Store = {
    dataDir,
    siteUrl,
    apiUrl,
    secrets: {},
    processes,
    memory: async () => {
      const { api = 0, storefront = 0 } = await processes();
      return {
        api: api ? await residentBytes(api) : 0,
        storefront: storefront ? await residentBytes(storefront) : 0,
      };
    },
    shiftClock: async (ms) => {
      await writeFile(clock, String(ms));
      await sleep(CLOCK_TAKES_MS);
    },
    said,
    hasEnded: () => hasEnded,
    stop: () => stopStore(launcher, processes),
  };
  try {
    await untilOpen(store);
    store.secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as Record<
      string,
      string
    >;
    return store;
  } catch (error) {
    const words = await said();
    await store.stop();
    throw new Error(`The store did not start.\n${words}`, { cause: error });
  }
}

async function untilOpen({ siteUrl, hasEnded }: Store): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (!hasEnded() && Date.now() < end) {
    const reply = await call(siteUrl, 'GET', '/', { isAlone: true });
    if (reply && reply.status < 500) return;
    await sleep(100);
  }
  throw new Error(hasEnded() ? 'It has ended.' : 'It is not open in time.');
}

async function findProcesses(
  { pid }: ChildProcess,
  dataDir: string,
): Promise<Partial<Record<Part, number>>> {
  if (pid === undefined) return {};
  const found: Partial<Record<Part, number>> = {};
  if (await factsOf(pid)) found.launcher = pid;
  for (const child of await childrenOf(pid)) {
    if (child.command.includes(files.api)) found.api = child.pid;
    if (child.command.includes(files.storefront)) found.storefront = child.pid;
  }
  const postmaster = await readPostmasterFile(join(await recordedFolder(dataDir), 'data'));
  if (postmaster?.alive) found.database = postmaster.pid;
  return found;
}

/** Orderly shutdown; kills what remains after the time limit. */
async function stopStore(
  launcher: ChildProcess,
  processes: () => Promise<Partial<Record<Part, number>>>,
): Promise<void> {
  const before = await processes();
  if (launcher.exitCode === null && launcher.signalCode === null) {
    const gone = once(launcher, 'exit');
    // A stopped process handles no other signal first.
    for (const pid of Object.values(before)) signal(pid, 'SIGCONT');
    launcher.kill('SIGTERM');
    const late = new AbortController();
    await Promise.race([
      gone,
      sleep(STOP_LIMIT_MS, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
  }
  const left = { ...before, ...(await processes()) };
  for (const pid of Object.values(left)) {
    if (commands.test((await factsOf(pid))?.command ?? '')) signal(pid, 'SIGKILL');
  }
  if (launcher.connected) launcher.disconnect();
}
