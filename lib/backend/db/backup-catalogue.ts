import type pg from 'pg';
import type { BackupManifest, BackupTable } from './backup-manifest.ts';
import { baselineTime } from './schema-state.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Tables in which the two migration tools record the migrations that have run. */
const versionTables = ['drizzle.__drizzle_migrations', 'graphile_worker.migrations'];

/**
 * Returns every table with data of the store, including waiting jobs, with its stored columns (no
 * generated ones).
 */
export async function listTables(client: Queryable): Promise<Array<Omit<BackupTable, 'rows'>>> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `select n.nspname as schema, c.relname as name,
            array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relpersistence <> 't'
        and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
        and n.nspname || '.' || c.relname <> all($1)
        and not exists (select 1 from pg_depend d
                         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by n.nspname, c.relname
      order by n.nspname, c.relname`,
    [versionTables],
  );
  return rows.map((table) => ({ ...table, file: `${table.schema}.${table.name}.copy.gz` }));
}

/**
 * Returns the positions of the sequences. Call it after the tables are read, so that they are never
 * behind the rows.
 */
export async function listSequences(client: Queryable): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
       from pg_sequences
      where last_value is not null and schemaname <> 'drizzle'
      order by 1`,
  );
  return rows;
}

/** Returns the migrations that have run since the baseline, and those of the job queue. */
export async function listVersions(client: Queryable): Promise<BackupManifest['versions']> {
  const store = await client.query<{ version: string }>(
    'select hash as version from drizzle.__drizzle_migrations where created_at > $1 order by id',
    [await baselineTime()],
  );
  const jobs = await client.query<{ version: string }>(
    'select id::text as version from graphile_worker.migrations order by id',
  );
  const texts = ({ rows }: { rows: Array<{ version: string }> }) => rows.map((row) => row.version);
  return { store: texts(store), jobs: texts(jobs) };
}
