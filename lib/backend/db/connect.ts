import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import type pg from 'pg';
import type { BackendEnv } from '../env.ts';
import { findHome } from './embedded/home.ts';
import { isDamaged } from './embedded/start-error.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

export interface DatabaseServer {
  connection: pg.PoolConfig;
  /** Stops the embedded server; does nothing to a server from DATABASE_URL. */
  stop: () => Promise<void>;
}

/** Connects to the database of the settings, or starts the embedded one. */
export async function connectDatabase(
  env: BackendEnv,
  say: (line: string, isFault?: boolean) => void,
): Promise<DatabaseServer> {
  if (env.databaseUrl) {
    return { connection: { connectionString: env.databaseUrl }, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, log: say });
  return { connection: { ...server.connection }, stop: () => server.stop() };
}

/**
 * As `connectDatabase`, for a restore: where the files of the embedded database are damaged they
 * are moved aside, and new ones are made.
 */
export async function connectToRestore(
  env: BackendEnv,
  say: (line: string) => void,
): Promise<DatabaseServer> {
  try {
    return await connectDatabase(env, say);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    const { data } = await findHome(env.dataDir, say);
    let aside = `${data}-damaged`;
    for (let count = 2; existsSync(aside); count += 1) aside = `${data}-damaged-${count}`;
    await rename(data, aside);
    say(`The damaged files of the database are in ${aside}. Delete them once the shop works.`);
    return connectDatabase(env, say);
  }
}
