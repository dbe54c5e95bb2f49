import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { killWithFamily } from '../../testing/processes.ts';
import { openApiDatabase, type ApiDatabase } from '../../backend/db/client.ts';
import { migrateDatabase } from '../../backend/db/migrate.ts';
import { fromReader } from '../../backend/db/reader/from-reader.ts';
import { raiseMark, shopMark } from '../../backend/db/reader/marks.ts';
import { openReader, type Reader } from '../../backend/db/reader/open-reader.ts';
import { withReader } from '../../backend/db/reader/with-reader.ts';
import { readEnv } from '../../backend/env.ts';
import { createLog } from '../../backend/log.ts';
import { freePorts } from '../../launch/ports.ts';
import { databaseUrl } from './database-pair.ts';
import { findDebianPrograms } from '../../testing/debian-programs.ts';
import { startPrimary, startReplica, type PostgresServer } from './postgres-server.ts';
import { waitForNobody } from './postgres-server.ts';
import { makeServiceFolder, type ServiceFolder } from './service-folder.ts';
import { serviceUser } from './service-folder.ts';

const found = findDebianPrograms();
const log = createLog('silent');
const secret = 's'.repeat(32);
const env = readEnv({
  VISITOR_SECRET: secret,
  REVALIDATE_SECRET: secret,
  CAPTCHA_SECRET: secret,
  DATA_ENCRYPTION_KEY: secret,
  PAYMENT_SANDBOX_SECRET: secret,
});

let folder: ServiceFolder;
let replica: PostgresServer;
let primary: PostgresServer;
let writer: ApiDatabase;
let reader: Reader;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await isSo()) && Date.now() < end) await sleep(50);
  expect(await isSo()).toBe(true);
}

/** The server that answers a public list after a statement there. */
const findAnsweringServer = (statement = sql`select 1`) =>
  withReader(
    reader,
    { db: writer.db, now: () => new Date(), env, log },
    undefined,
    async (context) => {
      const { db } = await fromReader(context);
      await db.execute(statement);
      return db === reader.db ? 'replica' : 'writer';
    },
  );

if ('missing' in found) console.error(`Skipped: a replica. Missing: ${found.missing.join(', ')}.`);

('programs' in found ? describe : describe.skip)('a replica of PostgreSQL itself', () => {
  beforeAll(async () => {
    if ('missing' in found) return;
    const user = serviceUser();
    folder = await makeServiceFolder(user);
    const [port = 0, otherPort = 0] = await freePorts(2);
    const password = randomBytes(16).toString('hex');
    const shared = { bin: found.programs.postgresBin, user, password };
    const serverOptions = async (name: string, at: number) => ({
      ...shared,
      name,
      port: at,
      folder: await folder.make(name),
    });
    primary = await startPrimary(await serverOptions('primary', port));
    writer = openApiDatabase({ connectionString: databaseUrl(port, password), max: 4 }, log);
    await migrateDatabase(writer.pool);
    replica = await startReplica(primary, await serverOptions('replica', otherPort));
    await primary.query(waitForNobody);
    await primary.query('select pg_reload_conf()');
    const connectionString = databaseUrl(otherPort, password);
    reader = openReader({ connectionString, max: 4 }, writer.db, log);
    reader.watch();
    await until(() => reader.state() === 'up');
  }, 180_000);
  afterAll(async () => {
    await reader.close();
    await writer.close();
    await replica.service.stop();
    await primary.service.stop();
    await folder.remove();
  });

  it('is asked, and what would write there is done by the writer', async () => {
    await until(async () => (await findAnsweringServer()) === 'replica');
    const write = sql`insert into settings (name, value) values ('of_a_read', '1')`;
    expect(await findAnsweringServer(write)).toBe('writer');
  });

  it('is not asked for a change while its replay stands still, and not at all after seconds', async () => {
    await replica.query('select pg_wal_replay_pause()');
    await raiseMark(writer.db, shopMark);
    expect(reader.state()).toBe('up');
    expect(await findAnsweringServer()).toBe('writer');
    await until(() => reader.state() === 'behind');
    await replica.query('select pg_wal_replay_resume()');
    await until(() => reader.state() === 'up');
    expect(await findAnsweringServer()).toBe('replica');
  }, 90_000);

  it('is done without when it is killed', async () => {
    await killWithFamily(replica.service);
    expect(await findAnsweringServer()).toBe('writer');
    await until(() => reader.state() === 'away');
  }, 60_000);
});
