import type { DatabaseClient } from '../db/client.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { seedBasics, seedDemo } from '../db/seed.ts';
import type { BackendEnv } from '../env.ts';
import { refuseDemo } from '../services/demo-data/refuse-demo.ts';
import { makeOwnerCode } from '../services/setup/open-owner.ts';

/** Migrates the database and fills it where it is empty; prints the owner code of a new store. */
export async function prepareStore(
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
