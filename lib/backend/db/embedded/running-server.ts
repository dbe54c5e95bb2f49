import { existsSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { claimFolder } from './claim.ts';
import { readPassword, SUPERUSER } from './cluster.ts';
import { findHome, recordedFolder } from './home.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { stopServer } from './server-process.ts';
import type { EmbeddedConnection } from './start.ts';
import { DataInUseError } from './start-error.ts';

/**
 * Returns the connection to the server that another program has started on this data, for example
 * for a backup; null if none runs.
 */
export async function findRunningPostgres(dataDir: string): Promise<EmbeddedConnection | null> {
  const data = join(await recordedFolder(dataDir), 'data');
  const file = await readPostmasterFile(data);
  if (!file?.alive || file.status !== 'ready') return null;
  return {
    host: file.socketFolder || '127.0.0.1',
    port: file.port,
    user: SUPERUSER,
    password: await readPassword(data),
    database: 'sose',
  };
}

/** Stops a server whose parent program was killed; not if a running program owns it. */
export async function endLeftServer(dataDir: string): Promise<void> {
  const folder = await recordedFolder(dataDir);
  if (!existsSync(join(folder, 'data', 'postmaster.pid'))) return;
  const home = await findHome(dataDir, () => undefined);
  try {
    const claim = await claimFolder(home, dataDir);
    try {
      const file = await readPostmasterFile(home.data);
      if (!file?.alive) return;
      await stopServer(file, home, await findBinaries(home, () => undefined));
      if (file.socketFolder) await rmdir(file.socketFolder).catch(() => undefined);
    } finally {
      await claim.release();
    }
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error;
  }
}
