import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './ports.ts';
import { type Program, type ProgramOptions, startProgram } from '../server/program.ts';
import { LaunchError } from './settings.ts';
import { waitForAnswer } from './wait-for-answer.ts';

/** A built store apart from others, for tests and measurements. */
export interface OwnStore {
  siteUrl: string;
  apiUrl: string;
  dataDir: string;
  launcher: Program;
  /** Its settings; tests in other programs need them to reach it. */
  env: NodeJS.ProcessEnv;
  /** Stops it and removes its own data. */
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 10 * 60_000;
const MOST_SAID = 3_000;
/** Settings of the machine or a .env for a real store must not reach a tested one. */
const NOT_FOR_TESTS = [
  'BACKUP_AT',
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'DATABASE_READER_URL',
  'SEARCH_URL',
  'STORE_API_URL',
  'REDIS_URL',
  'STORE_MODE',
  'DEMO_DATA',
];

interface OwnStoreOptions {
  /** Folder with its data, which stay there; without it the store is a demo. */
  givenDir?: string;
  settings?: Record<string, string>;
  output?: ProgramOptions['output'];
}

/** Builds if needed, starts a store on free ports and waits for its first page. */
export async function startOwnStore({
  givenDir,
  settings,
  output = 'terminal',
}: OwnStoreOptions = {}): Promise<OwnStore> {
  const dataDir = givenDir ?? (await mkdtemp(join(tmpdir(), 'sose-e2e-')));
  // If this program runs as root, another user runs the database and must have access.
  if (!givenDir) await chmod(dataDir, 0o755);
  const [port = 0, apiPort = 0] = await freePorts(2);
  const siteUrl = `http://localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(NOT_FOR_TESTS.map((name) => [name, ''] as const)),
    HOST: '127.0.0.1',
    API_HOST: '127.0.0.1',
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    ...settings,
  };
  const launcher = startProgram({
    name: 'The store',
    args: ['lib/launch/start.ts'],
    env,
    output,
    stopLimitMs: 120_000,
  });
  const stop = async () => {
    await launcher.stop();
    if (!givenDir) await rm(dataDir, { recursive: true, force: true });
  };
  const isOpen = await waitForAnswer(`http://127.0.0.1:${port}/`, launcher, {
    isWanted: (status) => status < 500,
    limitMs: START_LIMIT_MS,
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  if (isOpen) return { siteUrl, apiUrl, dataDir, launcher, env, stop };
  await stop();
  throw new LaunchError(
    `The store for the tests did not start.\n${launcher.readOutput().slice(-MOST_SAID)}`,
  );
}
