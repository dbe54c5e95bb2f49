import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { recordedFolder } from '../../backend/db/embedded/home.ts';
import { readPostmasterFile } from '../../backend/db/embedded/postmaster-file.ts';
import { startOwnStore } from '../../launch/own-store.ts';
import {
  listChildren,
  proportionalBytes,
  readProcessFacts,
  residentBytes,
  signal,
} from '../../testing/processes.ts';

type Part = 'launcher' | 'api' | 'storefront' | 'renderer' | 'database';

/** A built store, run as by `npm start`, with its own data. */
export interface Store {
  dataDir: string;
  siteUrl: string;
  apiUrl: string;
  /** The secrets that this store has generated. */
  secrets: Record<string, string>;
  /** Its current processes; a part that does not run is missing. */
  processes: () => Promise<Partial<Record<Part, number>>>;
  /** Memory of API and storefront, its renderers included, in bytes. */
  memory: () => Promise<{ api: number; storefront: number }>;
  /** Sets the clock offset of the store's programs; takes effect within 0.2 s. */
  shiftClock: (ms: number) => Promise<void>;
  /** Recent output of launcher and storefront. */
  said: () => string;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
}

export interface StoreOptions {
  /** Folder of the store's data, log and clock file. */
  folder: string;
  settings?: Record<string, string>;
}

const CLOCK_TAKES_MS = 250;
const MOST_SAID = 3_000;
const files = {
  api: 'lib/backend/main.ts',
  storefront: 'lib/launch/serve-storefront.ts',
  renderer: 'lib/launch/serve-renderer.ts',
};
const commands =
  /lib\/(backend\/main|launch\/serve-(storefront|renderer)|launch\/start)\.ts|postgres/;

/** Starts a store and waits until its first page loads. */
export async function startStore({ folder, settings = {} }: StoreOptions): Promise<Store> {
  const dataDir = join(folder, 'data');
  const clock = join(folder, 'clock');
  await writeFile(clock, '0');
  const { siteUrl, apiUrl, launcher, stop } = await startOwnStore({
    givenDir: dataDir,
    settings: {
      LOG_LEVEL: 'warn',
      FAULTS_CLOCK: clock,
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('lib/proofs/faults/shifted-clock.ts')).href}`,
      ...settings,
    },
    output: { file: join(folder, 'store.log') },
  });
  const processes = () => findProcesses(launcher.pid, dataDir);
  const secrets = await readFile(join(dataDir, 'secrets.json'), 'utf8');
  return {
    dataDir,
    siteUrl,
    apiUrl,
    secrets: JSON.parse(secrets) as Record<string, string>,
    processes,
    memory: async () => {
      const { api = 0, storefront = 0 } = await processes();
      return {
        api: api ? await residentBytes(api) : 0,
        storefront: storefront ? await bytesOfStorefront(storefront) : 0,
      };
    },
    shiftClock: async (ms) => {
      await writeFile(clock, String(ms));
      await sleep(CLOCK_TAKES_MS);
    },
    said: () => {
      const text = launcher.readOutput();
      const ends = text.split('\n').filter((line) => /ended|runs again|not ready/.test(line));
      return [...ends, '…', text.slice(-MOST_SAID)].join('\n');
    },
    hasEnded: () => launcher.hasExited(),
    stop: async () => {
      const before = await processes();
      // A stopped process handles no other signal first.
      for (const pid of Object.values(before)) signal(pid, 'SIGCONT');
      await stop();
      const left = { ...before, ...(await processes()) };
      for (const pid of Object.values(left)) {
        if (commands.test((await readProcessFacts(pid))?.command ?? '')) signal(pid, 'SIGKILL');
      }
    },
  };
}

async function listRenderers(storefront: number): Promise<number[]> {
  const children = await listChildren(storefront);
  return children.filter(({ command }) => command.includes(files.renderer)).map(({ pid }) => pid);
}

/** Both run the same Node, whose code lies in memory once. */
async function bytesOfStorefront(pid: number): Promise<number> {
  const renderers = await listRenderers(pid);
  const bytes = await Promise.all([pid, ...renderers].map(proportionalBytes));
  return bytes.reduce((sum, one) => sum + one, 0);
}

async function findProcesses(
  launcher: number,
  dataDir: string,
): Promise<Partial<Record<Part, number>>> {
  const found: Partial<Record<Part, number>> = {};
  if (await readProcessFacts(launcher)) found.launcher = launcher;
  for (const child of await listChildren(launcher)) {
    if (child.command.includes(files.api)) found.api = child.pid;
    if (child.command.includes(files.storefront)) found.storefront = child.pid;
  }
  const [renderer] = found.storefront ? await listRenderers(found.storefront) : [];
  if (renderer) found.renderer = renderer;
  const postmaster = await readPostmasterFile(join(await recordedFolder(dataDir), 'data'));
  if (postmaster?.alive) found.database = postmaster.pid;
  return found;
}
