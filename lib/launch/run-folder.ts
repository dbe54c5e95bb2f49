import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const TMPFS = '/dev/shm';
/** Space for the databases, logs and pictures of all tests. */
const NEEDED_BYTES = 2 * 1024 ** 3;
const prefix = 'sose-run-';

/**
 * Makes a folder for all temporary files of this run and sets TMPDIR to it; it is removed when the
 * program ends. It is in memory if enough is free: each test file copies a database, which takes
 * ten times as long on a disk. Folders of runs that were killed are removed. Does nothing if TMPDIR
 * is set, as it is by a run that started this program.
 */
export function setRunFolder(parent = inMemory() ?? tmpdir()): void {
  if (process.env['TMPDIR']) return;
  removeOrphans(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // If this program runs as root, another user runs the database and must have access.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function inMemory(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const { bavail, bsize } = statfsSync(TMPFS);
    return bavail * bsize > NEEDED_BYTES && freemem() > 3 * NEEDED_BYTES ? TMPFS : undefined;
  } catch {
    return undefined;
  }
}

function removeOrphans(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-', 1)[0]) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
