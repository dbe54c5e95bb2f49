import { existsSync } from 'node:fs';
import { installFromDebian, unpackFromDebian, unpackedBrowser } from './browser-from-debian.ts';
import { runCommand, runTool } from './run-command.ts';
import { LaunchError } from './settings.ts';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium for the browser tests: that of CHROMIUM_PATH, an installed one, or
 * one that is installed now. Throws a LaunchError if none can be obtained.
 */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (await runs(named)) return named;
    throw new LaunchError(`CHROMIUM_PATH names ${named}, which does not run.`);
  }
  const found = await firstThatRuns([...USUAL_PLACES, unpackedBrowser(), await ownOfPlaywright()]);
  if (found) return found;

  if (existsSync('/usr/bin/apt-get')) {
    say('Fetching Chromium with apt-get; this is done once.');
    const isRoot = process.getuid?.() === 0;
    await (isRoot ? installFromDebian(['chromium']) : unpackFromDebian());
    const installed = await firstThatRuns([...USUAL_PLACES, unpackedBrowser()]);
    if (installed) return installed;
  }
  say("Fetching Playwright's own Chromium; this is done once.");
  await runTool('playwright/cli.js', ['install', 'chromium']);
  const own = await firstThatRuns([await ownOfPlaywright()]);
  if (own) return own;
  throw new LaunchError(
    'There is no Chromium for the browser tests, and none could be installed. ' +
      'Install one (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  );
}

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of the headless shell that belongs to Debian's Chromium, and installs it if
 * possible. It has no browser window, so tests need an eighth less time. Returns `chromium` itself
 * if there is none.
 */
export async function findHeadlessShell(chromium: string): Promise<string> {
  if (chromium !== DEBIAN_CHROMIUM) return chromium;
  if (!existsSync(DEBIAN_SHELL) && process.getuid?.() === 0) {
    await installFromDebian(['chromium-headless-shell']);
  }
  return (await firstThatRuns([DEBIAN_SHELL])) ?? chromium;
}

async function firstThatRuns(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await runs(path)) return path;
  return undefined;
}

async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { code, output } = await runCommand(path, ['--version'], { keep: true });
  return code === 0 && /\d+\.\d+/.test(output);
}

async function ownOfPlaywright(): Promise<string> {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}
