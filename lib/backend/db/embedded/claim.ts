import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from './home.ts';
import { readProcess } from './process-facts.ts';
import { DataInUseError } from './start-error.ts';

export interface Claim {
  release(): Promise<void>;
}

const ATTEMPTS = 5;

/**
 * Inter-process lock on the folder: each process first writes its own owner file, then looks for
 * others, so that of two processes at least one sees the other. A file is removed only if the
 * process named in it is dead, so a killed process never blocks the folder for good. Throws
 * DataInUseError while another living process holds the folder.
 */
export async function claimFolder(home: Home, dataDir: string): Promise<Claim> {
  const claims = join(home.folder, 'owners');
  await mkdir(claims, { recursive: true });
  if (home.user) await chown(claims, home.user.uid, home.user.gid);
  for (let attempt = 1; ; attempt += 1) {
    const mine = join(claims, nameOfThisProcess());
    await writeFile(mine, new Date().toISOString(), { mode: 0o600, flag: 'wx' });
    const other = await findLivingOwner(claims, mine);
    if (!other) return { release: () => rm(mine, { force: true }) };
    await rm(mine, { force: true });
    // Two processes that start at the same moment both see each other and withdraw; retry after a
    // random delay.
    if (attempt === ATTEMPTS) throw inUse(dataDir, other);
    await sleep(20 + Math.random() * 100);
  }
}

function nameOfThisProcess(): string {
  const startedAt = readProcess(process.pid)?.startedAt ?? '';
  return `${process.pid}.${startedAt}.${randomBytes(4).toString('hex')}`;
}

async function findLivingOwner(
  claims: string,
  mine: string,
): Promise<{ pid: number; since: string } | null> {
  for (const name of await readdir(claims)) {
    const file = join(claims, name);
    if (file === mine) continue;
    const [pidText = '', startedAt = ''] = name.split('.');
    const pid = Number(pidText);
    const facts = readProcess(pid);
    const sameProcess = !startedAt || !facts?.startedAt || facts.startedAt === startedAt;
    if (facts && !facts.zombie && sameProcess) {
      return { pid, since: await readFile(file, 'utf8').catch(() => '') };
    }
    await rm(file, { force: true });
  }
  return null;
}

function inUse(dataDir: string, other: { pid: number; since: string }): DataInUseError {
  const since = other.since ? `, since ${other.since}` : '';
  return new DataInUseError(
    `The data in ${dataDir} is in use by a store that is already running (process ${other.pid}${since}). ` +
      'Stop it first, or give this one its own DATA_DIR, PORT and API_PORT.',
  );
}
