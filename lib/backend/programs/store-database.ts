import type { Logger } from 'pino';
import { openDatabase, type DatabaseClient, type DatabaseConfig } from '../db/client.ts';
import { connectDatabase } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { untilSchemaIsCurrent } from '../db/schema-state.ts';
import { seedBasics, seedDemo } from '../db/seed.ts';
import type { BackendEnv } from '../env.ts';
import { refuseDemo } from '../services/demo-data/refuse-demo.ts';
import { makeOwnerCode } from '../services/setup/owner-code.ts';

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
): Promise<StoreDatabase> {
  const server = await connectDatabase(env, (line) => log.info(line));
  const worker = openDatabase(
    { ...server.connection, max: workerConnections, statement_timeout: 0 },
    log,
  );
  if (env.migratesAtStart) {
    await prepareStore(env, worker, now);
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

/** Migrates the database and fills it where it is empty; prints the owner code of a new store. */
async function prepareStore(
  env: BackendEnv,
  { pool, db }: DatabaseClient,
  now: () => Date,
): Promise<void> {
  await migrateDatabase(pool);
  if (env.mode === 'live') await refuseDemo({ db });
  await seedBasics(db, now());
  if (env.withDemoData) await seedDemo(db, now());
  const ownerCode = await makeOwnerCode({ db, now });
  if (ownerCode) {
    process.stderr.write(
      `This store has no owner yet. Whoever opens this address first becomes the owner:\n  ${env.siteUrl}/first-day?code=${ownerCode}\n`,
    );
  }
}
