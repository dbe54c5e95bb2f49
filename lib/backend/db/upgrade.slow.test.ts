/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLog } from '../log.ts';
import { openDatabase } from './client.ts';
import { binariesOf, findBinaries, type Binaries } from './embedded/binaries.ts';
import { createCluster } from './embedded/cluster.ts';
import { findHome } from './embedded/home.ts';
import { withServer, dumpAndLoad, upgradeDatabase } from './upgrade.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { migrateDatabase } from './migrate.ts';

jest.setTimeout(180_000);

const debian = '/usr/lib/postgresql';
const quiet = () => undefined;
let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sose-upgrade-'));
  // When started by root, another user runs the server and needs access to this folder.
  await chmod(dataDir, 0o755);
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** An older PostgreSQL of Debian where there is one, otherwise the embedded one itself. */
async function olderBinaries(own: Binaries): Promise<Binaries> {
  const majors = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const major = majors.find((one) => one >= 15 && one < Number(own.major));
  const folder = join(debian, String(major), 'bin');
  return major && existsSync(join(folder, 'initdb')) ? binariesOf(folder) : own;
}

async function query(connection: pg.PoolConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client({ ...connection, database: 'sose' });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

async function makeOldData() {
  const home = await findHome(dataDir, quiet);
  const binaries = await findBinaries(home, quiet);
  const old = await olderBinaries(binaries);
  await createCluster(home, old);
  await withServer(home, old, async (connection) => {
    const admin = new pg.Client({ ...connection, database: 'postgres' });
    await admin.connect();
    await admin.query('create database sose');
    await admin.end();
    const client = openDatabase({ ...connection, database: 'sose' }, createLog('silent'));
    await migrateDatabase(client.pool);
    await client.close();
    await query(
      connection,
      `insert into tags (name, slug) select 'चाय ' || n, 'tea-' || n from generate_series(1, 500) n`,
    );
  });
  return { home, binaries, old };
}

const tags = `select count(*)::int as count, min(name collate "C") as first,
  nextval(pg_get_serial_sequence('tags', 'id'))::int as next from tags`;

it('takes all rows over to the newer version, and leaves the old files', async () => {
  const { home, binaries, old } = await makeOldData();
  if (old.major === binaries.major) {
    await dumpAndLoad({ home, scratch: join(home.folder, 'upgrade'), old, binaries, say: quiet });
  } else {
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/npm run db:upgrade/);
    await upgradeDatabase({ dataDir, from: join(debian, old.major, 'bin'), say: quiet });
  }
  const server = await startEmbeddedPostgres({ dataDir });
  const rows = await query(server.connection, tags).finally(() => server.stop());
  expect(rows).toEqual([{ count: 500, first: 'चाय 1', next: 501 }]);
  const version = await readFile(join(home.folder, 'data', 'PG_VERSION'), 'utf8');
  expect(version.trim()).toBe(binaries.major);
  expect(existsSync(join(home.folder, `data-${old.major}`, 'PG_VERSION'))).toBe(true);
});

it('changes nothing where the new files cannot be made', async () => {
  const { home, old } = await makeOldData();
  const broken: Binaries = { ...old, initdb: join(dataDir, 'nothing') };
  const scratch = join(home.folder, 'upgrade');
  const move = dumpAndLoad({ home, scratch, old, binaries: broken, say: quiet });
  await expect(move).rejects.toThrow(/cannot be made/);
  const [count] = await withServer(home, old, (connection) => query(connection, tags));
  expect(count).toMatchObject({ count: 500 });
});

it('is finished by the next start where it ended between its two last steps', async () => {
  const home = await findHome(dataDir, quiet);
  await createCluster(home, await findBinaries(home, quiet));
  await writeFile(join(home.data, 'mark'), '');
  await rename(home.data, `${home.data}-new`);
  const server = await startEmbeddedPostgres({ dataDir });
  await server.stop();
  expect(existsSync(join(home.data, 'mark'))).toBe(true);
});
