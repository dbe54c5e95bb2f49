import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { readEnv, type BackendEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { openDatabase, type DatabaseClient } from './client.ts';
import { connectDatabase } from './connect.ts';
import { DatabaseStartError } from './embedded/start-error.ts';
import { migrateDatabase } from './migrate.ts';
import { seedBasics, seedDemo } from './seed.ts';

/* The database from the command line: node lib/backend/db/cli.ts <command>. */

const usage = `What to do with the database of the store, one of:

  migrate          bring it to the schema of this version
  seed             fill it where it is empty: places, and the demo store unless DEMO_DATA=false
  reset [--yes]    throw everything away, then migrate and seed; live stores need the --yes
  backup <file>    write everything into a file
  restore <file>   read everything back from such a file

It is found by DATABASE_URL, or else in DATA_DIR, as the store finds it.`;

interface Work {
  env: BackendEnv;
  client: DatabaseClient;
  args: string[];
}

const commands: Record<string, (work: Work) => Promise<void>> = {
  migrate: async ({ client }) => {
    await migrateDatabase(client.pool);
    say('The schema is up to date.');
  },
  seed: async (work) => {
    await migrateDatabase(work.client.pool);
    await seed(work);
  },
  reset: async (work) => {
    const { env, client, args } = work;
    if (env.mode === 'live' && !args.includes('--yes')) {
      throw new Refusal('This is a live store. To throw its data away, say: reset --yes');
    }
    await dropEverything(client.pool);
    await rm(join(env.dataDir, 'page-cache'), { recursive: true, force: true });
    await migrateDatabase(client.pool);
    await seed(work);
  },
};

class Refusal extends Error {}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function seed({ env, client }: Work): Promise<void> {
  const start = performance.now();
  const isNew = await seedBasics(client.db);
  const hasDemo = env.withDemoData && (await seedDemo(client.db, new Date()));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (hasDemo) say(`Filled with the demo store in ${seconds} s.`);
  else if (isNew) say(`Filled with countries, cities and delivery zones in ${seconds} s.`);
  else say('Nothing to fill: there is something in it already.');
}

async function dropEverything(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`);
  if (rows[0]?.others) {
    throw new Refusal('Another program is connected to the database. Stop the store first.');
  }
  await pool.query(`
    drop schema if exists public, drizzle, graphile_worker cascade;
    create schema public;`);
}

/** The store's settings. Nobody is served here, so the secrets for that are not needed. */
function readSettings(): BackendEnv {
  const unused = randomBytes(32).toString('hex');
  try {
    return readEnv({ ...process.env, VISITOR_SECRET: unused, REVALIDATE_SECRET: unused });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new Refusal(name ? `There is no command ${name}.\n\n${usage}` : usage);

  const env = readSettings();
  const server = await connectDatabase(env, say);
  const client = openDatabase(
    { ...server.connection, max: 4, statement_timeout: 0 },
    createLog(env.logLevel),
  );
  try {
    await command({ env, client, args });
  } finally {
    await client.close();
    await server.stop();
  }
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof Refusal || error instanceof DatabaseStartError;
  const text = error instanceof Error ? (isForPeople ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
