import type pg from 'pg';
import type { BackendEnv } from '../env.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

export interface DatabaseServer {
  connection: pg.PoolConfig;
  /** Stops the embedded server; does nothing to a server from DATABASE_URL. */
  stop: () => Promise<void>;
}

/** Connects to the database of the settings, or starts the embedded one. */
export async function connectDatabase(
  env: BackendEnv,
  say: (line: string) => void,
): Promise<DatabaseServer> {
  if (env.databaseUrl) {
    return { connection: { connectionString: env.databaseUrl }, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, log: say });
  return { connection: { ...server.connection }, stop: () => server.stop() };
}
