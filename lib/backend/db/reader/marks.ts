import { sql } from 'drizzle-orm';
import { catalogueVersion, isOlderVersion } from '../../catalogue-cache/catalogue-version.ts';
import type { Queryable } from '../client.ts';
import { namedStatement } from '../named-statement.ts';

/** Mark that each revalidation of the shop's pages raises. */
export const shopMark = 'shop';

/** Mark of what a member of staff has written. */
export const staffMark = (customerId: number) => `staff:${customerId}`;

/** What a server has: the version of the catalogue, and one mark. */
interface Marks {
  version: string;
  value: number;
}

const read = namedStatement<Marks>(
  'replica_marks',
  sql`select ${catalogueVersion} as version, coalesce((
    select value from replica_marks where name = ${sql.placeholder('name')}), 0)::float8 as value`,
);

export async function readMarks(db: Queryable, name: string): Promise<Marks> {
  const [row] = await read(db, { name });
  return row ?? { version: '0.0', value: 0 };
}

/** Returns whether a replica with `there` has all that the server with `wanted` had. */
export const hasAll = (there: Marks, wanted: Marks): boolean =>
  there.value >= wanted.value && !isOlderVersion(there.version, wanted.version);

/** To be called after a commit: a replica counts again when it has this as well. */
export async function raiseMark(db: Queryable, name: string): Promise<void> {
  await db.execute(sql`
    insert into replica_marks (name, value) values (${name}, 1)
    on conflict (name) do update set value = replica_marks.value + 1`);
}

const heartbeat = 'heartbeat';
/* However many programs beat, the row is written once in this time. */
const beatMs = 900;
const nowMs = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Writes the time of the server that writes, and returns it, in milliseconds. */
export async function beat(writer: Queryable): Promise<number> {
  const { rows } = await writer.execute<{ now: number }>(sql`
    with written as (
      insert into replica_marks (name, value) values (${heartbeat}, ${nowMs})
      on conflict (name) do update set value = excluded.value
        where replica_marks.value < excluded.value - ${beatMs}::integer)
    select ${nowMs}::float8 as now`);
  return rows[0]?.now ?? 0;
}

/** Returns the time that a replica has got, in milliseconds. */
export const readBeat = async (reader: Queryable): Promise<number> =>
  (await readMarks(reader, heartbeat)).value;
