import type pg from 'pg';
import { BackupNotCopied, backupStore } from '../db/backup.ts';
import type { DatabaseClient } from '../db/client.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { seedBasics, seedDemo } from '../db/seed.ts';
import type { BackendEnv } from '../env.ts';
import { errorText } from '../error-text.ts';
import { refuseDemo } from '../services/demo-data/refuse-demo.ts';
import { makeOwnerCode } from '../services/setup/open-owner.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Brings the database to the schema of this version. A live store is backed up before, unless
 * BACKUP_AT is off; without a backup it is not migrated. `migrations` is for tests.
 */
export const migrateStore = (
  env: BackendEnv,
  pool: pg.Pool,
  now: () => Date,
  migrations: { migrationsFolder?: string } = {},
): Promise<void> =>
  migrateDatabase(pool, {
    ...migrations,
    say,
    beforeChange: async () => {
      if (env.mode !== 'live' || !env.backup.at) return;
      try {
        const { folder } = await backupStore(env, now(), say);
        say(`The data before the update are in ${folder}.`);
      } catch (error) {
        if (!(error instanceof BackupNotCopied)) throw error;
        // The copy on this disk is enough to go back.
        say(errorText(error));
      }
    },
  });

/**
 * Migrates the database and fills it where it is empty; prints the owner code of a new store unless
 * another program does.
 */
export async function prepareStore(
  env: BackendEnv,
  { pool, db }: DatabaseClient,
  now: () => Date,
  { printsOwnerCode = true } = {},
): Promise<void> {
  await migrateStore(env, pool, now);
  if (env.mode === 'live') await refuseDemo({ db });
  await seedBasics(db, now());
  if (env.withDemoData) await seedDemo(db, now());
  if (!printsOwnerCode) return;
  const ownerCode = await makeOwnerCode({ db, now });
  if (ownerCode) {
    say(
      `This store has no owner yet. Open this URL to create the owner account. It works once:\n  ${env.siteUrl}/first-day?code=${ownerCode}`,
    );
  }
}
