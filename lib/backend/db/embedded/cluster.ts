import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { DatabaseStartError, startError } from './start-error.ts';

export const SUPERUSER = 'sose';
const PASSWORD_FILE = 'sose-password';
const PARTIAL = 'data.partial-';
const run = promisify(execFile);

/**
 * Creates the data directory on the first start and returns the password of its superuser. The
 * directory is created under another name and then renamed, so an existing one is always complete.
 */
export async function ensureCluster(
  home: Home,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<string> {
  await removePartials(home.folder);
  await endUpgrade(home);
  if (!existsSync(join(home.data, 'PG_VERSION'))) {
    log(`Making the database files in ${home.folder}.`);
    await createCluster(home, binaries);
  }
  await checkVersion(home, binaries);
  return readPassword(home.data);
}

/** Reads the superuser password, which is stored next to the data directory it belongs to. */
export async function readPassword(data: string): Promise<string> {
  const file = join(data, PASSWORD_FILE);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    throw startError(`The database's password cannot be read from ${file}.`, error);
  }
}

async function removePartials(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(PARTIAL)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

export async function createCluster(home: Home, binaries: Binaries): Promise<void> {
  const partial = join(home.folder, PARTIAL + process.pid);
  const passwordFile = `${partial}.password`;
  const { user } = home;
  try {
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (user) await chown(passwordFile, user.uid, user.gid);
    await run(binaries.initdb, [...initdbOptions(passwordFile), '-D', partial], {
      cwd: home.folder,
      env: serverEnvironment(),
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    await rename(passwordFile, join(partial, PASSWORD_FILE));
    await rename(partial, home.data);
    await syncFolder(home.folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
    throw startError(`The database files cannot be made in ${home.folder}.`, initdbOutput(error));
  }
}

function initdbOptions(passwordFile: string): string[] {
  // With a ctype of C, pg_trgm would drop every letter that is not ASCII.
  const ctype = { linux: ['--lc-ctype=C.UTF-8'], darwin: ['--lc-ctype=en_US.UTF-8'] };
  return [
    ...['-E', 'UTF8', '--locale-provider=icu', '--icu-locale=und', '--locale=C'],
    ...(process.platform === 'linux' ? ctype.linux : []),
    ...(process.platform === 'darwin' ? ctype.darwin : []),
    ...['-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions'],
  ];
}

function initdbOutput(error: unknown): unknown {
  if (!(error instanceof Error) || !('stderr' in error)) return error;
  return String(error.stderr).trim() || error;
}

async function checkVersion(home: Home, binaries: Binaries): Promise<void> {
  const made = await dataVersion(home);
  if (made === binaries.major) return;
  throw new DatabaseStartError(
    `The database files in ${home.folder} were made by PostgreSQL ${made}; this store runs ${binaries.major}. ` +
      'npm run db:upgrade takes them over.',
  );
}

/** Major version of the server that made the data; undefined: there is none. */
export async function dataVersion(home: Home): Promise<string | undefined> {
  const file = join(home.data, 'PG_VERSION');
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
}

/** Complete files of a newer version, about to take the place of the old ones. */
const upgradedData = (home: Home) => `${home.data}-new`;

/** Replaces the data with those of another folder; the old ones stay as `data-<version>`. */
export async function replaceData(home: Home, next: string, version: string): Promise<void> {
  const old = `${home.data}-${version}`;
  if (existsSync(old)) throw new DatabaseStartError(`${old} is there already: move it away.`);
  await rm(upgradedData(home), { recursive: true, force: true });
  await rename(next, upgradedData(home));
  await rename(home.data, old);
  await endUpgrade(home);
  await syncFolder(home.folder);
}

/** The old data are renamed first: a program that ends in between leaves only the new ones. */
async function endUpgrade(home: Home): Promise<void> {
  if (existsSync(home.data) || !existsSync(upgradedData(home))) return;
  await rename(upgradedData(home), home.data);
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const INHERITED_VARIABLES = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];

/**
 * Removes most environment variables, so that the caller's environment cannot change how the server
 * behaves.
 */
export function serverEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { NODE_ENV, ...given } = process.env;
  const inherited = INHERITED_VARIABLES.map((name) => [name, given[name]] as const);
  return { NODE_ENV, ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC', ...extra };
}
