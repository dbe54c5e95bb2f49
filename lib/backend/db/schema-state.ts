import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';

const journalFile = resolve('lib/backend/db/migrations/meta/_journal.json');

/**
 * `behind`: migrations of this version are missing. The schema of the next release serves older
 * code.
 */
export type SchemaState = 'current' | 'behind';

interface Journal {
  entries: { when: number; tag: string }[];
}

type Queryable = Pick<pg.ClientBase, 'query'>;

/* The time of a migration is its identity in drizzle's table. */
async function readJournal(file = journalFile): Promise<Journal['entries']> {
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as Journal;
  return entries.toSorted((one, other) => one.when - other.when);
}

/** Returns the time of the baseline, the first migration of this version. */
export const baselineTime = async (): Promise<number> => (await readJournal())[0]?.when ?? 0;

/** Returns the time of the last migration that ran; undefined in a new database. */
export async function lastMigration(pool: Queryable): Promise<number | undefined> {
  const { rows: found } = await pool.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found[0]?.exists) return undefined;
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return rows[0]?.last ? Number(rows[0].last) : undefined;
}

/** Returns whether the database has all migrations of this version. */
export async function readSchemaState(pool: Queryable): Promise<SchemaState> {
  const last = await lastMigration(pool);
  return last !== undefined && last >= (await newestStep()).time ? 'current' : 'behind';
}

/** The last migration of a release that has migrated the database. */
interface SchemaStep {
  /** Creation time of that migration in milliseconds, as in the journal of drizzle. */
  time: number;
  name: string;
}

const stepsKept = 20;

/* In a comment of the table: it belongs to this schema, and is not restored with the data. */
async function readSteps(client: Queryable): Promise<SchemaStep[]> {
  const { rows } = await client.query<{ steps: string | null }>(
    `select obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') as steps`,
  );
  return JSON.parse(rows[0]?.steps ?? '[]') as SchemaStep[];
}

/** Records that a release has brought the database to its last migration. */
export async function recordStep(client: pg.ClientBase, step: SchemaStep): Promise<void> {
  const steps = [...(await readSteps(client)), step].slice(-stepsKept);
  const text = client.escapeLiteral(JSON.stringify(steps));
  await client.query(`comment on table drizzle.__drizzle_migrations is ${text}`);
}

/**
 * Throws if more than one release has migrated the database since this one: only the schema of the
 * next release keeps what this one uses (expand first). Returns a warning if it is one release
 * ahead.
 */
export async function refuseNewerSchema(
  client: Queryable,
  own: SchemaStep,
): Promise<string | undefined> {
  const last = await lastMigration(client);
  if (last === undefined || last <= own.time) return undefined;
  const newer = (await readSteps(client)).filter(({ time }) => time > own.time);
  const found = newer.at(-1)?.name ?? 'a later one';
  if (newer.length > 1) {
    throw new Error(
      `This program is too old for its data: it knows the migrations up to ${own.name}, and the database is at ${found}, ` +
        `${newer.length} releases later. Start a newer release, or take the data back as well: ` +
        'docs/operations.md, "How is an update rolled back?".',
    );
  }
  return `The database is at ${found}, one release later than this program (${own.name}): it serves both.`;
}

/** Returns the last migration of a folder: by default that of this version. */
export async function newestStep(file = journalFile): Promise<SchemaStep> {
  const newest = (await readJournal(file)).at(-1);
  return { time: newest?.when ?? 0, name: newest?.tag ?? 'none' };
}

/* First line of a migration that removes what releases up to that number use. */
const contractMark = /^-- contract: unused since (\d{4})\n/;

/**
 * Throws if the release with the migrations in `folder` could not work on these data as they are,
 * or with `next`, as the migrations of that folder would leave them. Changes nothing.
 */
export async function assertServes(
  client: Queryable,
  folder: string,
  next?: string,
): Promise<void> {
  const journalOf = (migrations: string) => join(migrations, 'meta', '_journal.json');
  const own = await newestStep(journalOf(folder));
  await refuseNewerSchema(client, own);
  if (!next) return;
  const last = (await lastMigration(client)) ?? 0;
  const pending = (await readJournal(journalOf(next))).filter(({ when }) => when > last);
  const between = (await readSteps(client)).findLast(({ time }) => time > own.time);
  if (pending.length > 0 && between) {
    throw new Error(
      `The data are at ${between.name} already, one release later than the program that runs (${own.name}): it could not go on ` +
        'with one more. Update to the release in between first.',
    );
  }
  for (const { tag } of pending) {
    const unusedSince = contractMark.exec(await readFile(join(next, `${tag}.sql`), 'utf8'))?.[1];
    if (Number(unusedSince ?? 0) > Number.parseInt(own.name, 10)) {
      throw new Error(
        `The migration ${tag} removes what the program that runs (${own.name}) uses. ` +
          `Update to the release of ${unusedSince} first.`,
      );
    }
  }
}

const checkEveryMs = 1_000;
const patienceMs = 600_000;

/**
 * Waits until another program has migrated the database; says once that it waits. Throws after ten
 * minutes.
 */
export async function untilSchemaIsCurrent(
  pool: Queryable,
  say: (line: string) => void,
): Promise<void> {
  const limit = performance.now() + patienceMs;
  const warning = await refuseNewerSchema(pool, await newestStep());
  if (warning) say(warning);
  for (let checks = 0; (await readSchemaState(pool)) === 'behind'; checks += 1) {
    if (checks === 0) say('The schema is older than this version: waiting for npm run db:migrate');
    if (performance.now() > limit) {
      throw new Error('The schema is older than this version. Run: npm run db:migrate');
    }
    await new Promise((resume) => setTimeout(resume, checkEveryMs));
  }
}
