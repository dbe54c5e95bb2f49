import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';
import { LaunchError, type LaunchSettings } from './settings.ts';

interface Mark {
  pid: number;
  siteUrl: string;
  /** Folder of its release. */
  folder: string;
}

/**
 * Refuses a second store on the same data early, with a clear message. The real lock is the
 * database's own; this check only comes before the build.
 */
export async function refuseSecondStore(settings: LaunchSettings): Promise<void> {
  const mark = await readRunning(settings);
  if (!mark || mark.pid === process.pid) return;
  throw new LaunchError(
    `A store is already running on the data in ${settings.dataDir} (process ${mark.pid}, ${mark.siteUrl}). ` +
      'Stop it first, or give this one its own DATA_DIR, PORT and API_PORT.',
  );
}

/**
 * Records that this process runs the store on these data; returns a function that removes the
 * record.
 */
export async function markRunning(settings: LaunchSettings): Promise<() => Promise<void>> {
  const mark: Mark = { pid: process.pid, siteUrl: settings.siteUrl, folder: process.cwd() };
  try {
    await mkdir(settings.dataDir, { recursive: true });
    await writeFile(markFile(settings), `${JSON.stringify(mark)}\n`);
  } catch (error) {
    throw new LaunchError(
      `The data folder ${settings.dataDir} cannot be written to (${String(error)}). Set DATA_DIR to another folder.`,
    );
  }
  return async () => {
    if ((await readMark(settings))?.pid === process.pid)
      await rm(markFile(settings), { force: true });
  };
}

type DataFolder = Pick<LaunchSettings, 'dataDir'>;

/** Returns the launcher that runs the store on these data. */
export async function readRunning(settings: DataFolder): Promise<Mark | null> {
  const mark = await readMark(settings);
  return mark && (await isLauncher(mark.pid)) ? mark : null;
}

function markFile({ dataDir }: DataFolder): string {
  return join(dataDir, 'running.json');
}

async function readMark(settings: DataFolder): Promise<Mark | null> {
  try {
    const mark: unknown = JSON.parse(await readFile(markFile(settings), 'utf8'));
    if (typeof mark !== 'object' || mark === null) return null;
    if (!('pid' in mark) || !('siteUrl' in mark)) return null;
    const folder = 'folder' in mark ? String(mark.folder) : '';
    return { pid: Number(mark.pid), siteUrl: String(mark.siteUrl), folder };
  } catch {
    return null;
  }
}

/** A pid alone proves nothing: after a kill another program may have the same pid. */
async function isLauncher(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return /lib\/launch\/(start|dev)\.ts/.test(command);
}
