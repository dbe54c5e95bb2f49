import type pg from 'pg';
import type { BackendEnv } from '../env.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

export interface DatabaseServer {
  connection: pg.PoolConfig;
  /** Ends the embedded server; leaves one that DATABASE_URL names alone. */
  stop: () => Promise<void>;
}

/** The database that the settings name, or else the embedded one, started. */
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
