import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/client.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../db/embedded/start.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { seedWhenEmpty } from '../db/seed.ts';
import { createLog } from '../log.ts';
import { testNow } from './clock.ts';

let server: EmbeddedPostgres | undefined;
let folder: string | undefined;

/* An interrupted run must not leave its database behind. */
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => void stopTestServer().finally(() => process.exit(1)));
}

/** Starts one PostgreSQL for all test files, with a migrated and seeded template database. */
export async function startTestServer(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'sose-test-'));
  server = await startEmbeddedPostgres({
    dataDir: folder,
    database: 'template_store',
    isDurable: false,
  });
  const client = openDatabase({ ...server.connection, max: 4 }, createLog('silent'));
  await migrateDatabase(client.pool);
  await seedWhenEmpty(client.db, testNow);
  await client.close();
  process.env['TEST_DATABASE'] = JSON.stringify(server.connection);
}

export async function stopTestServer(): Promise<void> {
  // Nothing else may keep Jest alive by now, and it would end without its report and with 0.
  const alive = setInterval(() => undefined, 1_000);
  await server?.stop().finally(() => clearInterval(alive));
  if (folder) await rm(folder, { recursive: true, force: true });
}
