import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser, findHeadlessShell } from './browser.ts';
import { startOwnStore } from './own-store.ts';
import { runTool } from './run-command.ts';

export interface JourneysOptions {
  /** File for Playwright's report as JSON. */
  report?: string;
  /** Further arguments for Playwright. */
  args: string[];
  say: (line: string) => void;
}

/** Runs the browser tests against a separate store; returns Playwright's exit code. */
export async function runJourneys({ report, args, say }: JourneysOptions): Promise<number> {
  const browser = await findBrowser(say);
  const shell = await findHeadlessShell(browser);
  const store = await startOwnStore();
  try {
    const { code } = await runTool('playwright/cli.js', ['test', ...args], {
      env: {
        ...store.env,
        CHROMIUM_PATH: browser,
        HEADLESS_SHELL_PATH: shell,
        ...(report && { E2E_REPORT: report }),
      },
    });
    if (code !== 0) await showApiLog(store.dataDir, say);
    return code;
  } finally {
    await store.stop();
  }
}

async function showApiLog(dataDir: string, say: (line: string) => void): Promise<void> {
  const log = await readFile(join(dataDir, 'logs', 'api.log'), 'utf8').catch(() => '');
  const troubles = log.split('\n').filter((line) => /"level":(40|50|60)/.test(line));
  if (troubles.length === 0) return;
  say('What the store API had to complain about:');
  for (const line of troubles.slice(-20)) say(line);
}
