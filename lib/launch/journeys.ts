import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { freePorts } from './ports.ts';
import { startProgram } from './program.ts';
import { runTool } from './run-command.ts';
import { LaunchError } from './settings.ts';
import { waitForAnswer } from './wait-for-answer.ts';

export interface JourneysOptions {
  /** File for Playwright's report as JSON. */
  report?: string;
  /** Further arguments for Playwright. */
  args: string[];
  say: (line: string) => void;
}

const START_LIMIT_MS = 10 * 60_000;
/** Settings of the machine or a .env for a real store must not reach a tested one. */
const NOT_FOR_TESTS = [
  'DATABASE_URL',
  'SEARCH_URL',
  'STORE_API_URL',
  'REDIS_URL',
  'STORE_MODE',
  'DEMO_DATA',
];

/** Runs the browser tests against a separate store; returns Playwright's exit code. */
export async function runJourneys({ report, args, say }: JourneysOptions): Promise<number> {
  const browser = await findBrowser(say);
  const dataDir = await mkdtemp(join(tmpdir(), 'sose-e2e-'));
  // If this program runs as root, another user runs the database and must have access.
  await chmod(dataDir, 0o755);
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
  };
  const store = startProgram({
    name: 'The store',
    args: ['lib/launch/start.ts'],
    env,
    output: 'terminal',
    stopLimitMs: 120_000,
  });
  try {
    const isOpen = await waitForAnswer(`http://127.0.0.1:${port}/`, store, {
      isWanted: (status) => status < 500,
      limitMs: START_LIMIT_MS,
    });
    if (!isOpen) throw new LaunchError('The store for the browser tests did not start, see above.');
    const { code } = await runTool('playwright/cli.js', ['test', ...args], {
      env: { ...env, CHROMIUM_PATH: browser, ...(report && { E2E_REPORT: report }) },
    });
    if (code !== 0) await showApiLog(dataDir, say);
    return code;
  } finally {
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function showApiLog(dataDir: string, say: (line: string) => void): Promise<void> {
  const log = await readFile(join(dataDir, 'logs', 'api.log'), 'utf8').catch(() => '');
  const troubles = log.split('\n').filter((line) => /"level":(40|50|60)/.test(line));
  if (troubles.length === 0) return;
  say('What the store API had to complain about:');
  for (const line of troubles.slice(-20)) say(line);
}
