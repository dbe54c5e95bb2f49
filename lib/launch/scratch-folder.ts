import { statfs } from 'node:fs/promises';
import { freemem } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Room for the databases, logs and pictures of all tests. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Sets TMPDIR to memory where there is plenty of it: a test file has a database of its own, and
 * copying one to a disk takes ten times as long.
 */
export async function keepScratchInMemory(): Promise<void> {
  if (process.env['TMPDIR'] || process.platform !== 'linux') return;
  const disk = await statfs(IN_MEMORY).catch(() => undefined);
  if (!disk || disk.bavail * disk.bsize < NEEDED_BYTES || freemem() < 3 * NEEDED_BYTES) return;
  process.env['TMPDIR'] = IN_MEMORY;
}
