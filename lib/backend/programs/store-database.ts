import type { Logger } from 'pino';
import { openDatabase, type DatabaseClient, type DatabaseConfig } from '../db/client.ts';
import { connectDatabase } from '../db/connect.ts';
import { untilSchemaIsCurrent } from '../db/schema-state.ts';
import type { BackendEnv } from '../env.ts';
import { refuseDemo } from '../services/demo-data/refuse-demo.ts';
import type { ProgramName } from './program-name.ts';
import { prepareStore } from './prepare-store.ts';

export interface StoreDatabase {
  /** For requests: the pooler's where there is one. */
  connection: DatabaseConfig;
  /** A replica, for lists and reports. */
  reader: DatabaseConfig | undefined;
  /** For jobs and the preparation of the store: without a limit of a statement's time. */
  worker: DatabaseClient;
  close: () => Promise<void>;
}

const workerConnections = 6;

/**
 * Opens the database with the schema of this version: migrates and fills it, or waits for the
 * program that does (MIGRATE_AT_START=false).
 */
export async function openStoreDatabase(
  env: BackendEnv,
  log: Logger,
  now: () => Date,
  program?: ProgramName,
): Promise<StoreDatabase> {
  const server = await connectDatabase(env, (line, isFault) =>
    log[isFault ? 'error' : 'info'](line),
  );
  const worker = openDatabase(
    { ...server.connection, max: workerConnections, statement_timeout: 0 },
    log,
  );
  if (env.migratesAtStart) {
    // Each code replaces the one before: of API and worker one prints it.
    await prepareStore(env, worker, now, { printsOwnerCode: program !== 'worker' });
  } else {
    await untilSchemaIsCurrent(worker.pool, (line) => log.warn(line));
    if (env.mode === 'live') await refuseDemo({ db: worker.db });
  }
  return {
    connection: env.databasePoolerUrl
      ? { connectionString: env.databasePoolerUrl, isPooledByTransaction: true }
      : server.connection,
    reader: env.databaseReaderUrl
      ? {
          connectionString: env.databaseReaderUrl,
          isPooledByTransaction: env.databasePoolerUrl !== undefined,
        }
      : undefined,
    worker,
    close: async () => {
      await worker.close();
      await server.stop();
    },
  };
}
