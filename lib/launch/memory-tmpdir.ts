import { statfs } from 'node:fs/promises';
import { freemem } from 'node:os';

const TMPFS = '/dev/shm';
/** Space for the databases, logs and pictures of all tests. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Sets TMPDIR to tmpfs (a file system in memory) if enough memory is free. Each test file copies a
 * database, which takes ten times as long on a disk.
 */
export async function setMemoryTmpdir(): Promise<void> {
  if (process.env['TMPDIR'] || process.platform !== 'linux') return;
  const space = await statfs(TMPFS).catch(() => undefined);
  if (!space || space.bavail * space.bsize < NEEDED_BYTES || freemem() < 3 * NEEDED_BYTES) return;
  process.env['TMPDIR'] = TMPFS;
}
