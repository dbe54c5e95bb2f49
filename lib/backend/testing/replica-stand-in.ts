import type pg from 'pg';
import { pino, type Logger } from 'pino';
import { createApp } from '../app.ts';
import { openApiDatabase } from '../db/client.ts';
import { beat } from '../db/reader/marks.ts';
import { openReader, type Reader } from '../db/reader/open-reader.ts';
import { callsTo, openTestStore, type TestStore } from './test-store.ts';

interface StoreWithReplica extends TestStore {
  /** Another database with its own contents: an answer shows which of the two was asked. */
  replica: TestStore;
  reader: Reader;
  /** Texts of the log so far, and the numbers of their levels. */
  logged: { level: number; msg: string }[];
  /** Brings the marks of replication over, as a replica does that has caught up. */
  catchUp: () => Promise<void>;
  /** As if the replica had got nothing for so long. */
  lag: (ms: number) => Promise<void>;
}

/* The password is not listed among the options. */
function serverOf({ client }: TestStore): pg.PoolConfig {
  const { host, port, user, password, database } = client.pool.options as pg.PoolConfig;
  return { host, port, user, password, database };
}

/** Opens a store whose lists and reports are read from a second database. */
export async function openStoreWithReplica(): Promise<StoreWithReplica> {
  const [writer, replica] = await Promise.all([openTestStore(), openTestStore()]);
  const logged: StoreWithReplica['logged'] = [];
  const log: Logger = pino(
    { level: 'debug' },
    { write: (line) => void logged.push(JSON.parse(line) as StoreWithReplica['logged'][number]) },
  );
  const { env, now } = writer.context;
  const client = openApiDatabase({ ...serverOf(writer), max: 10 }, log);
  const reader = openReader({ ...serverOf(replica), max: 5 }, client.db, log);
  const app = createApp({ env, ...client, limitPool: client.pool, reader, log, now });
  const catchUp = async () => {
    const { rows } = await client.pool.query('select * from replica_marks');
    const { rows: versions } = await client.pool.query(
      `select name, value from settings where name in ('catalogue_version', 'offers_version')`,
    );
    await replica.client.pool.query(
      `insert into replica_marks select * from json_populate_recordset(null::replica_marks, $1)
       on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(rows)],
    );
    await replica.client.pool.query(
      `insert into settings (name, value)
       select name, value from json_populate_recordset(null::settings, $1)
       on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(versions)],
    );
  };
  await beat(client.db);
  await catchUp();
  await reader.check();
  return {
    ...writer,
    app,
    call: callsTo(app),
    context: { ...writer.context, db: client.db, log },
    replica,
    reader,
    logged,
    catchUp,
    lag: async (ms) => {
      await replica.client.pool.query(
        `update replica_marks set value = (extract(epoch from now()) * 1000)::bigint - $1
         where name = 'heartbeat'`,
        [ms],
      );
      await reader.check();
    },
    close: async () => {
      await reader.close();
      await client.close();
      await writer.close();
      await replica.close();
    },
  };
}
