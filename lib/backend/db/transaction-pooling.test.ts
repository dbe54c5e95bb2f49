import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { companyId } from '../../contract/envelope.ts';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { openApiDatabase, openDatabase, type ApiDatabase } from './client.ts';
import { namedStatement } from './named-statement.ts';
import { fromReader } from './reader/from-reader.ts';
import { openReader } from './reader/open-reader.ts';
import { withReader } from './reader/with-reader.ts';
import { inTransaction } from './transaction.ts';
import { spawnSync } from 'node:child_process';
import { access, chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, waitUntilUp } from '../../server/program.ts';

/** Whether PgBouncer can be started here; without it its tests are skipped. */
const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

const port = 6432;

let store: TestStore;
let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
let client: ApiDatabase;
let config: pg.PoolConfig;

const log = createLog('silent');
const twenty = Array.from({ length: 20 }, (_, n) => n + 1);

if (!hasPgBouncer) console.error('Skipped: PgBouncer. There is no pgbouncer here.');

(hasPgBouncer ? describe : describe.skip)('the store behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    store = await openTestStore();
    const { options } = store.client.pool;
    pooler = await startPgBouncer(options);
    config = { ...pooler.connection, database: options.database };
    client = openApiDatabase({ ...config, max: 10, isPooledByTransaction: true }, log);
  }, 60_000);
  afterAll(async () => {
    await client.close();
    await pooler.close();
    await store.close();
  });

  it('uses no names of statements, which belong to one server connection', async () => {
    const double = namedStatement<{ twice: number }>(
      'twice',
      sql`select 2 * ${sql.placeholder('n')}::int as twice`,
    );
    const answers = await Promise.all(twenty.map((n) => double(client.db, { n })));
    expect(answers.map(([row]) => row?.twice)).toEqual(twenty.map((n) => 2 * n));
  });

  it('limits the time of statements within each transaction, and of no other session', async () => {
    const read = sql<{ statement_timeout: string }>`show statement_timeout`;
    const within = await inTransaction(client.db, async (tx) => {
      const statement = await tx.execute(read);
      const idle = await tx.execute(sql`show idle_in_transaction_session_timeout`);
      return [...statement.rows, ...idle.rows];
    });
    expect(within).toEqual([
      { statement_timeout: '15s' },
      { idle_in_transaction_session_timeout: '30s' },
    ]);
    expect((await client.db.execute(read)).rows).toEqual([{ statement_timeout: '0' }]);
  });

  it('may be before a replica as well, which is read from in the same way', async () => {
    const reader = openReader({ ...config, max: 3, isPooledByTransaction: true }, client.db, log);
    await reader.check();
    expect(reader.state()).toBe('up');
    await withReader(reader, store.context, undefined, async (context) => {
      const { db } = await fromReader(context);
      expect(db).toBe(reader.db);
      const { rows } = await inTransaction(db, (tx) => tx.execute(sql`show statement_timeout`));
      expect(rows).toEqual([{ statement_timeout: '15s' }]);
    });
    await reader.close();
  });

  it('answers twenty shoppers at a time, with two server connections', async () => {
    const limits = openDatabase({ ...config, max: 3, isPooledByTransaction: true }, log);
    const { env, now } = store.context;
    const app = createApp({ env, ...client, limitPool: limits.pool, log, now });
    const headers = { 'company-id': String(companyId) };
    const paths = twenty.map((n) =>
      n % 2 === 0 ? `/web/single/product/${n}/` : '/web/products/list/?page=1',
    );
    const answers = await Promise.all(paths.map((path) => app.request(path, { headers })));
    expect(new Set(answers.filter((_, n) => n % 2 === 1).map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    expect((await app.request('/readyz')).status).toBe(200);
    await limits.close();
  });
});

/** Starts PgBouncer in transaction mode with two server connections, before the test database. */
async function startPgBouncer(server: pg.PoolConfig) {
  const { host, port: serverPort, user, password } = server;
  const folder = await mkdtemp(join(tmpdir(), 'sose-pooler-'));
  await chmod(folder, 0o777);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${host} port=${serverPort ?? 5432} user=${user} password=${String(password)}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 100
`,
  );
  // PgBouncer refuses to run as root; the owner of the server's socket may use it.
  const { uid, gid } = await stat(host ?? '');
  const program = startProgram({
    name: 'PgBouncer',
    command: 'pgbouncer',
    args: ['-q', file],
    user: process.getuid?.() === 0 ? { uid, gid } : undefined,
    output: 'memory',
  });
  const socket = join(folder, `.s.PGSQL.${port}`);
  await waitUntilUp(program, () =>
    access(socket).then(
      () => true,
      () => false,
    ),
  );
  return {
    connection: { host: folder, port, user },
    close: async () => {
      program.kill();
      await program.exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
